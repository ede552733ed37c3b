/**
 * @generated SignedSource<<8edae14b06cc14a925785e75d975922d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StatementActions_run$data = {
  readonly id: string;
  readonly number: number;
  readonly user: {
    readonly id: string;
    readonly name: string;
  };
  readonly " $fragmentType": "StatementActions_run";
};
export type StatementActions_run$key = {
  readonly " $data"?: StatementActions_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementActions_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatementActions_run",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};
})();

(node as any).hash = "88a30b43c921d7bd22315eb052ae5e31";

export default node;
