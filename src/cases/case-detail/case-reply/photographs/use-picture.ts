import { useEffect, useState } from 'react';

/** The address of a picture in memory, for as long as it is shown. */
export const usePicture = (picture: Blob) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
};
