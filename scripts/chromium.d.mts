interface PathTools {
  readonly delimiter: string;
  join(...parts: string[]): string;
}

export declare const browserCandidates: (
  platform: string,
  environment: Readonly<Record<string, string | undefined>>,
  path?: PathTools,
) => string[];
export declare const findBrowser: () => Promise<string | undefined>;
export declare const findShell: (
  environment?: Readonly<Record<string, string | undefined>>,
) => string | undefined;
export declare const browserAdvice: (platform?: string) => string;
export declare const ensureChromium: () => Promise<string>;
export declare const ensureShell: () => Promise<void>;
