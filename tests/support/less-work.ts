import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import * as React from 'react';

/**
 * Work that libraries do for each element and no test looks at: about a twelfth of the time of the
 * paths on screens.
 */

/** happy-dom copies the styles of every element around the one that is asked for, deeply and slowly. */
CSSPropertyManager.prototype.clone = function (this: CSSPropertyManager) {
  const copy = new CSSPropertyManager();
  for (const [name, property] of Object.entries(this.properties))
    copy.properties[name] = { ...property };
  return Object.assign(copy, {
    definedPropertyNames: { ...Reflect.get(this, 'definedPropertyNames') },
  });
};

const react: object | undefined = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/** React records where each element was made, for its warnings; after ten thousand it stops. */
if (react !== undefined)
  Object.defineProperty(react, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
