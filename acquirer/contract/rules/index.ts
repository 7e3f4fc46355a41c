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
  passwordFacts,
  passwordIsOld,
  passwordIsUsername,
  username,
  usernameFacts,
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
export { admitFiles, isAcceptedName, longestMessage, onOneLine, type RefusedFile } from './upload';
export { type Rule, type RuleViolation, says, violationOf, violations } from './violation';
