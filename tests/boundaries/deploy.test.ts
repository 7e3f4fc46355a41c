import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnvironment } from '../../acquirer/server/environment';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

/** The complaints of a program; undefined where this machine lacks it. */
const complaintsOf = (program: string, args: readonly string[]) => {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) return undefined;
  return status === 0 ? '' : `${stdout}${stderr}`;
};

it('the alert rules are rules of Prometheus, each with a severity and a sentence', () => {
  const rules = read('alerts.yml').split('- alert: ').slice(1);
  expect(rules.length).toBeGreaterThan(6);
  for (const rule of rules) {
    expect(rule).toMatch(/labels: \{ severity: (page|warn) \}/);
    expect(rule).toMatch(/summary: \S.+\.$/m);
  }
  expect(complaintsOf('promtool', ['check', 'rules', 'deploy/alerts.yml']) ?? '').toBe('');
});

it('the service has a user without rights and one writable folder, and keeps its secret out of the environment', () => {
  const lines = read('portale-esercenti.service').split('\n');
  for (const line of [
    'DynamicUser=yes',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'SystemCallFilter=@system-service',
    'StateDirectory=portale-esercenti',
    'ExecReload=/bin/kill -HUP $MAINPID',
  ])
    expect(lines).toContain(line);
  expect(
    lines.some((line) => /^(Bind|ReadWrite)Paths=|^Environment=.*OTP_SECRET=/.test(line)),
  ).toBe(false);
});

it('the container is reached from outside, runs without rights, begins no demonstration', () => {
  const file = read('Containerfile');
  const [, words = ''] = /^ENV (.+)$/m.exec(file) ?? [];
  const variables = Object.fromEntries(words.split(' ').map((word) => word.split('=')));
  const { HOST, PORT, DEMO, DATA_DIR } = readEnvironment(variables);
  expect({ HOST, PORT, DEMO, DATA_DIR }).toEqual({
    HOST: '0.0.0.0',
    PORT: 8080,
    DEMO: false,
    DATA_DIR: '/data',
  });
  expect(file).toMatch(/^USER [1-9]\d*$/m);
  expect(file).toMatch(/^VOLUME \/data$/m);
});
