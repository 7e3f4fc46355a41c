// @vitest-environment happy-dom
import { playEverySecond } from './support/screens';

playEverySecond(1);
