/// Combine, by its interface and documentation.
extension LibraryEffects {
  static let combine = [
    combineOperators, combineMethods, combineTypes, combineProperties,
  ]

  /// Of `Subject`, subscriptions and timers.
  private static let combineMethods = Group(
    .method,
    [
      "assign(to:on:)": .holdsArgument,
      "publish": .sendsOnItsOwn,
      "send": .tellsOthers,
    ])

  /// Methods of `Publisher`, as its documentation describes them. Methods that sequences, optionals or results share,
  /// such as `map`, and names that projects commonly use, such as `store`, do not identify a publisher.
  private static let combineOperators = Group(
    .operator,
    [
      "append": [.combinesPublishers, .passesOutput],
      "assertNoFailure": [.defersChain, .passesOutput, .sendsEach],
      "assign": [.defersChain, .endsChain],
      "autoconnect": [.defersChain, .passesOutput, .sendsEach],
      "breakpoint": [.passesOutput, .sendsEach],
      "combineLatest": [.defersChain, .combinesPublishers],
      "compactMap": [.isTypedByTarget, .mapsOutput],
      "connect": .endsChain,
      "debounce": [.defersChain, .delays, .limitsUpdates, .passesOutput],
      "decode": .hasOwnOutput,
      "delay": [.defersChain, .delays, .passesOutput],
      "drop": [.combinesPublishers, .dropsFirst, .passesOutput],
      "dropFirst": [.dropsFirst, .passesOutput],
      "eraseToAnyPublisher": [.defersChain, .endsChain, .passesOutput, .sendsEach],
      "filter": .passesOutput,
      "flatMap": [.dropsFirst, .passesPublisher, .takesOutput],
      "handleEvents": [.defersChain, .passesOutput, .sendsEach],
      "map": [.passesPublisher, .hasOwnOutput, .mapsOutput, .sendsEach],
      "mapError": [.passesOutput, .sendsEach],
      "merge": [.combinesPublishers, .sendsEach],
      "multicast": .defersChain,
      "prefix": [.combinesPublishers, .passesOutput],
      "prepend": [.combinesPublishers, .passesOutput],
      "print": [.passesOutput, .sendsEach],
      "receive": [.defersChain, .delays, .passesOutput, .sendsEach],
      "removeDuplicates": [.defersChain, .passesOutput],
      "replaceError": [.defersChain, .sendsEach],
      "replaceNil": [.defersChain, .isTypedByTarget, .sendsEach],
      "scan": [.hasOwnOutput, .sendsEach],
      "setFailureType": [.defersChain, .passesOutput, .sendsEach],
      "share": [.defersChain, .passesOutput, .sendsEach],
      "sink": [.leavesReceiver, .runsLater, .defersChain, .takesOutput],
      "store": .endsChain,
      "subscribe": [.defersChain, .endsChain, .passesOutput],
      "switchToLatest": [.defersChain, .dropsFirst],
      "throttle": [.defersChain, .delays, .limitsUpdates, .passesOutput],
      "tryCompactMap": [.defersChain, .isTypedByTarget, .mapsOutput],
      "tryFilter": [.defersChain, .passesOutput],
      "tryMap": [.defersChain, .hasOwnOutput, .mapsOutput],
      "tryScan": [.defersChain, .hasOwnOutput],
      "zip": .combinesPublishers,
    ])

  /// Publishers, by their types.
  private static let combineTypes = Group(
    .type,
    [
      "AnyPublisher": .hasFirstValue,
      "CombineLatest": .combinesPublishers,
      "CombineLatest3": .combinesPublishers,
      "CombineLatest4": .combinesPublishers,
      "Concatenate": .combinesPublishers,
      "CurrentValueSubject": .hasFirstValue,
      "Empty": .computes,
      "Fail": .computes,
      "Deferred": [.defersChain, .passesPublisher],
      "Future": [.callsClosure, .defersChain],
      "Just": [.defersChain, .hasFirstValue],
      "Merge": .combinesPublishers,
      "Merge3": .combinesPublishers,
      "Merge4": .combinesPublishers,
      "Merge5": .combinesPublishers,
      "Merge6": .combinesPublishers,
      "Merge7": .combinesPublishers,
      "Merge8": .combinesPublishers,
      "MergeMany": [.combinesPublishers, .takesOneType],
      "Published": .computes,
      "Publishers": .defersChain,
      "Zip": .combinesPublishers,
      "Zip3": .combinesPublishers,
      "Zip4": .combinesPublishers,
    ])

  /// Properties that are publishers, or that publishers and subjects have.
  private static let combineProperties = Group(
    .property,
    [
      "data": .givesTypeArgument,
      "objectWillChange": .defersChain,
      "output": .givesTypeArgument,
      "publisher": .defersChain,
    ])
}
