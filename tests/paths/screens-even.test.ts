// @vitest-environment happy-dom
import { walkEverySecond } from './support/screens';

walkEverySecond(1);
