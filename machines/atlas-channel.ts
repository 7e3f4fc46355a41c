/** The channel on which the atlas asks, and a portal of the same origin answers. */
export const atlasChannel = 'atlas';
