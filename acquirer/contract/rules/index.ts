export {
  abi,
  amount,
  amountsReversed,
  cardNumber,
  companyCode,
  filled,
  otp,
  pointOfSaleCode,
  posFilter,
  storeSearch,
  taxCode,
  taxCodeAddsUp,
  vatNumber,
  zipCode,
} from './codes';
export {
  emailIsOld,
  oldPassword,
  password,
  passwordChecks,
  passwordIsOld,
  passwordIsUsername,
  username,
  usernameChecks,
} from './credentials';
export { datesReversed, isoDate, isoFromReport, reportDate, reportDateViolation } from './dates';
export {
  contactName,
  contactSurname,
  email,
  fax,
  personName,
  phone,
  phoneIsOld,
  profileFax,
  registrationPhone,
  withoutSpaces,
} from './person';
export { hasControlCharacter } from './plain-words';
export {
  admitFiles,
  isAcceptedName,
  isToComplete,
  longestMessage,
  onOneLine,
  plainNames,
  type RefusedFile,
  refusedBy,
} from './upload';
export { breaks, type Rule, type RuleViolation, violationOf, violations } from './violation';
export { writtenCode, writtenPhone, writtenTaxCode, writtenVatNumber } from './written-code';
