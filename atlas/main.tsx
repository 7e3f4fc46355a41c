import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Atlas } from './Atlas';
import './styles.css';

const place = document.getElementById('atlas');
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <Atlas />
    </StrictMode>,
  );
