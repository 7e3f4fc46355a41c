export {
  type AnswerOf,
  type CallContract,
  otpCodes,
  type RequestOf,
  type StatusOf,
} from '../contract/call';
export type { Configuration } from '../contract/configuration';
export { type AskOptions, type Client, type ClientOptions, createClient } from './client';
export { type LoadedConfiguration, loadConfiguration } from './configuration';
export type { AnyOutcome, Failure, NetworkFailure, OutcomeOf, OutcomeType } from './outcome';
export type { ClientSession } from './request';
