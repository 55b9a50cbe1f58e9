/// Queries about the operators of Combine.
extension LibraryEffects {
  /// Whether a chain with a component of that name makes or uses a publisher or a lazy sequence: closures passed to its
  /// methods run later.
  static func defersChain(_ part: String) -> Bool {
    has(.defersChain, part, as: [.operator, .property, .type])
  }

  /// Whether Combine has an operator of a name. A chain of them does nothing before something subscribes, and the
  /// subscription ends with what holds it.
  package static func isOperator(_ name: String) -> Bool {
    has(Effects.any, name, as: .operator)
  }

  /// Whether a method makes a publisher that sends by itself while something subscribes: `Timer.publish(every:on:in:)`.
  package static func sendsOnItsOwn(_ method: String) -> Bool { has(.sendsOnItsOwn, method, as: .method) }

  /// Whether an operator sends values on later than it gets them.
  static func delays(_ operator: String) -> Bool { has(.delays, `operator`, as: .operator) }

  /// Whether an operator may send what it gets when something subscribes, before that returns.
  static func sendsAtOnce(_ operator: String) -> Bool {
    !has([.delays, .dropsFirst], `operator`, as: .operator)
  }

  /// Whether a publisher may have a value for whoever subscribes, by its type.
  package static func hasFirstValue(type: String) -> Bool {
    has(.hasFirstValue, type, as: .type)
  }

  /// Whether an operator sends something for each value that it gets.
  static func sendsEach(_ operator: String) -> Bool { has(.sendsEach, `operator`, as: .operator) }

  /// Whether an operator leaves values out that come soon after others.
  static func limitsUpdates(_ operator: String) -> Bool { has(.limitsUpdates, `operator`, as: .operator) }

  /// Whether an operator subscribes, or hides the type of the publisher.
  static func endsChain(_ operator: String) -> Bool { has(.endsChain, `operator`, as: .operator) }

  /// Whether an operator takes other publishers and makes one of them all.
  static func combinesPublishers(operator: String) -> Bool {
    has(.combinesPublishers, `operator`, as: .operator)
  }

  /// The same for a publisher by its type.
  static func combinesPublishers(type: String) -> Bool { has(.combinesPublishers, type, as: .type) }

  /// Whether a type is that of a publisher, by what Combine calls these: `AnyPublisher`, `PassthroughSubject`.
  package static func isPublisher(type: String) -> Bool {
    has([.combinesPublishers, .defersChain], type, as: .type)
      || ["Publisher", "Subject"].contains(where: type.hasSuffix)
  }

  /// Whether the publishers that a publisher combines have to be of one type.
  static func takesOneType(type: String) -> Bool { has(.takesOneType, type, as: .type) }

  /// Whether an operator may send the output of the publisher that its closure returns.
  static func passesPublisher(_ callee: String) -> Bool {
    has(.passesPublisher, callee, as: [.operator, .type])
  }

  /// Whether an operator sends the output of publishers that it gets, or makes, one after the other: `flatMap`.
  static func sendsOutputOfOthers(_ operator: String) -> Bool {
    has(.dropsFirst, `operator`, as: .operator) && !has(.passesOutput, `operator`, as: .operator)
  }

  /// Whether the type of an operator's publisher is independent of the assigned variable.
  static func hasOwnOutput(_ operator: String) -> Bool { has(.hasOwnOutput, `operator`, as: .operator) }

  /// Whether an operator's treatment of nil depends on the type of the assigned variable.
  static func isTypedByTarget(_ operator: String) -> Bool { has(.isTypedByTarget, `operator`, as: .operator) }

  /// Whether an operator sends the results of its closure.
  static func mapsOutput(_ operator: String) -> Bool { has(.mapsOutput, `operator`, as: .operator) }

  /// Whether an operator of a publisher or a method of a sequence hands on values of the type that it gets.
  static func passesOutput(_ operator: String) -> Bool {
    has(.passesOutput, `operator`, as: [.operator, .method, .property])
  }

  /// Whether an operator passes the output of its publisher, or the elements of a sequence, to its closure.
  static func handsOutput(_ operator: String) -> Bool {
    has([.mapsOutput, .passesOutput, .takesOutput], `operator`, as: [.operator, .method, .property])
  }

  /// Whether an operator subscribes with its closure, which runs with each value.
  package static func subscribes(_ operator: String) -> Bool { has(.runsLater, `operator`, as: .operator) }
}
