/**
 * @generated SignedSource<<10b31109296db2fcef674f24bd490f41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type W9Form_certification$data = {
  readonly " $fragmentSpreads": FragmentRefs<"W9CertificationSection_certification">;
  readonly " $fragmentType": "W9Form_certification";
};
export type W9Form_certification$key = {
  readonly " $data"?: W9Form_certification$data;
  readonly " $fragmentSpreads": FragmentRefs<"W9Form_certification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "W9Form_certification",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "W9CertificationSection_certification"
    }
  ],
  "type": "W9Certification",
  "abstractKey": null
};

(node as any).hash = "184b110ffded4ecfad992bf1237150fd";

export default node;
