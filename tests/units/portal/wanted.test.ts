import { describe, expect, it } from 'vitest';
import { wantable, wantedOnArrival } from '../../../machines/portal/wanted';

describe('the page that a login leads back to', () => {
  it.each([
    ['/Home/Movimenti?month=202611&page=2', '/Home/Movimenti?month=202611&page=2'],
    ['/EstrattoConto#sotto', '/EstrattoConto'],
    ['/InsertEmail', '/InsertEmail'],
    ['/login', null],
    ['/RegistrationSelect', null],
    ['/OTPCode', '/InsertEmail'],
    ['/ResultPage', '/ResultPage'],
    ['/ErrorPage', null],
    ['/ChangePassword', null],
    ['/nowhere', null],
    ['https://example.org/Home/Movimenti', null],
    ['//example.org/Home/Movimenti', null],
    ['/\\example.org/Home', null],
    ['javascript:alert(1)', null],
    ['http://[', null],
    ['', null],
  ])('[LOG-027] %s is one of this portal, behind the login: %s', (url, page) => {
    expect(wantable(url)).toBe(page);
  });

  it('is the one that is opened now, or else the one that was wanted before', () => {
    const before = '/EstrattoConto?page=2';
    expect(wantedOnArrival({ opened: '/Insoluti', wanted: before })).toBe('/Insoluti');
    expect(wantedOnArrival({ opened: '/login', wanted: before })).toBe(before);
    expect(wantedOnArrival({ opened: '/login', wanted: 'https://example.org/Home' })).toBeNull();
    expect(wantedOnArrival({ opened: '/login', wanted: null })).toBeNull();
  });
});
