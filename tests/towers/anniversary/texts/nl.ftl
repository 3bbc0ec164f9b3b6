anniversary-module =
    .name = Jubileum
    .sign = J
    .text = De toren van het feest brengt driemaal zo veel op.
anniversary-log-standard_given = Een vlag wappert op de { $to }.
