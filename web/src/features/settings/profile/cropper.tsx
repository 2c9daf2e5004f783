/** The picture with the frame to cut it by; its code and its styles come when a logo was chosen. */
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

type Props = {
  address: string;
  label: string;
  /** Width by height. */
  aspect: number;
  zoom: number;
  maxZoom: number;
  onZoom: (zoom: number) => void;
  /** Its own width by height, once it is there. */
  onLoaded: (aspect: number) => void;
  onCut: (area: Area) => void;
  onUnreadable: () => void;
};

export function PictureCropper({ address, label, aspect, zoom, maxZoom, onZoom, onLoaded, onCut, onUnreadable }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <Cropper
      image={address}
      crop={crop}
      zoom={zoom}
      maxZoom={maxZoom}
      aspect={aspect}
      keyboardStep={8}
      // Wheels scroll the page; the slider does this.
      zoomWithScroll={false}
      // They would be a style element, which the security policy forbids.
      disableAutomaticStylesInjection
      cropperProps={{ role: 'application', 'aria-label': label }}
      mediaProps={{ onError: onUnreadable }}
      onCropChange={setCrop}
      onZoomChange={onZoom}
      onMediaLoaded={({ naturalWidth, naturalHeight }) => onLoaded(naturalWidth / naturalHeight)}
      onCropAreaChange={(_share, pixels) => onCut(pixels)}
    />
  );
}
