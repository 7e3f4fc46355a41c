import { expect } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Client } from '../../../acquirer/client';
import type { WelcomeData } from '../../../acquirer/contract/session';
import { emptySession } from '../../../machines/portal/session';
import { createFlowDrafts } from '../../../src/browser/flow-drafts';
import type { FlowWithView } from '../../../src/shared/flow';
import { eventually } from '../../support/eventually';
import { type OpenHost, openHost } from './hosting';

/** By the alias of a call; without one it is never answered. */
export type Answers = Readonly<Record<string, object | 'never'>>;

/** A flow in a tab that is reloaded by opening it again. */
export const reloading = (flow: string, paths: readonly string[], load: () => FlowWithView) => {
  let host: OpenHost | undefined;
  return {
    stored: () => createFlowDrafts(window.sessionStorage).read(flow),
    close: () => {
      host?.stop();
      window.sessionStorage.clear();
      window.localStorage.clear();
    },
    open: async (path: string, merchant: WelcomeData | null, answers: Answers) => {
      host?.stop();
      const asked: string[] = [];
      const client = {
        repeats: () => false,
        ask: async ({ alias }: { alias: string }) => {
          asked.push(alias);
          const answer = answers[alias] ?? 'never';
          return answer === 'never' ? new Promise(() => {}) : answer;
        },
      } as unknown as Client;
      const session = { ...emptySession, token: merchant && 'a-token', merchant };
      const opened = openHost(path, [{ flow, paths, load: async () => load() }], session, client);
      host = opened;
      await eventually(() =>
        expect(opened.flow() !== null || opened.address() === '/login').toBe(true),
      );
      // At an address whose step is missing no flow plays.
      const actor = opened.flow() as AnyActorRef;
      const code = () => {
        const children = actor.getSnapshot().children as Record<string, AnyActorRef | undefined>;
        return (children.code ?? children.oldNumberCode ?? children.newNumberCode) as AnyActorRef;
      };
      const matches = (of: () => AnyActorRef) => (value: object | string) =>
        eventually(() =>
          expect((of().getSnapshot() as AnyMachineSnapshot).matches(value)).toBe(true),
        );
      return {
        flow: actor,
        code,
        asked,
        address: opened.address,
        isIn: matches(() => actor),
        isAt: matches(code),
      };
    },
  };
};
