/**
 * @generated SignedSource<<e4f57446020fcf08976be8dd875647b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type W9CertificationSection_certification$data = {
  readonly crossingOut: string;
  readonly items: ReadonlyArray<string>;
  readonly label: string;
  readonly text: string;
  readonly usPerson: string;
  readonly " $fragmentType": "W9CertificationSection_certification";
};
export type W9CertificationSection_certification$key = {
  readonly " $data"?: W9CertificationSection_certification$data;
  readonly " $fragmentSpreads": FragmentRefs<"W9CertificationSection_certification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "W9CertificationSection_certification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "items",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "crossingOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usPerson",
      "storageKey": null
    }
  ],
  "type": "W9Certification",
  "abstractKey": null
};

(node as any).hash = "e42dff9277fd00891419a8226b426d1c";

export default node;
