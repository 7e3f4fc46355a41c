// @vitest-environment happy-dom
import { tryEverySecond } from './matrix/every-second';

tryEverySecond(1);
