/// Queries about the changes and results of calls.
extension LibraryEffects {
  // MARK: Receivers

  /// Whether a method mutates its receiver. Unknown methods are those of the project, which name lookup finds.
  package static func mutatesReceiver(_ method: String) -> Bool { has(.mutatesReceiver, method, as: .method) }

  /// Whether a mutating method returns nothing.
  package static func givesNothing(_ method: String) -> Bool { has(.givesNothing, method, as: .method) }

  /// Whether a method changes the value that it is called on, or calls a closure while that is being changed.
  package static func changesInPlace(_ method: String) -> Bool {
    has([.mutatesReceiver, .lendsStorage], method, as: .method)
  }

  /// Whether a method takes away what its receiver holds: all, or what has a key.
  static func empties(_ method: String) -> Bool { has(.empties, method, as: .method) }

  /// The names of the methods that change the value that they are called on, or call a closure while that is being
  /// changed.
  package static let methodsChangingInPlace = names(.method, with: [.mutatesReceiver, .lendsStorage])

  /// Whether a method changes the value that it is called on and calls a function meanwhile.
  static func mutatesWhileCalling(_ method: String) -> Bool {
    mutatesReceiver(method) && isNonEscaping(method: method, isOnType: false)
  }

  /// Whether a method does not mutate its receiver. Certain; false if unknown.
  static func leavesReceiver(_ method: String) -> Bool {
    has(.leavesReceiver, method, as: [.method, .operator])
  }

  /// Whether a method may mutate its receiver, by its name, listed or not. Methods that return a changed copy do not:
  /// `sorted`.
  package static func mayMutateReceiver(_ method: String) -> Bool {
    changesInPlace(method) || !computes(method: method) && verbsOfChange.contains(where: method.hasPrefix)
  }

  private static let verbsOfChange = [
    "append", "form", "insert", "merge", "pop", "remove", "replace", "reserve", "reverse", "set", "shuffle",
    "sort", "subtract", "swap", "toggle", "update",
  ]

  // MARK: Elements

  /// Whether a method returns an element of its receiver, or nil.
  package static func givesElement(_ method: String) -> Bool { has(.givesElement, method, as: .method) }

  /// Whether a method returns a collection of elements of its receiver.
  static func givesElements(_ method: String) -> Bool { has(.givesElements, method, as: .method) }

  /// Whether a method returns elements that stay in its receiver.
  package static func picksElements(_ method: String) -> Bool {
    (givesElement(method) || givesElements(method)) && !mutatesReceiver(method)
  }

  /// Whether a method returns all elements of a sequence, and runs no code of theirs.
  static func walksElements(_ method: String) -> Bool { has(.walksElements, method, as: .method) }

  /// Whether a method returns the elements of a sequence with their numbers.
  static func numbersElements(_ method: String) -> Bool { has(.numbersElements, method, as: .method) }

  /// Whether a method returns the elements of the sequences in its receiver, or of those that its function makes.
  static func joinsElements(_ method: String) -> Bool { has(.joinsElements, method, as: .method) }

  /// Whether a method returns what its function makes of each element.
  static func mapsElements(_ method: String) -> Bool { has(.mapsElements, method, as: .method) }

  /// Whether a method leaves out what is nil of what its function makes.
  static func dropsNil(_ method: String) -> Bool { has(.dropsNil, method, as: .method) }

  /// Whether a method returns what its function makes of the values of a dictionary.
  static func mapsValues(_ method: String) -> Bool { has(.mapsValues, method, as: .method) }

  /// Whether a method returns a value of the type of its first argument, made of all elements.
  static func reducesElements(_ method: String) -> Bool { has(.reducesElements, method, as: .method) }

  /// Whether the type of what a method returns depends on what it is given.
  static func dependsOnArguments(_ method: String) -> Bool {
    has([.mapsElements, .mapsValues, .reducesElements], method, as: .method)
  }

  /// Whether a method hands its closure one element at a time.
  package static func handsElement(_ method: String) -> Bool { has(.handsElement, method, as: .method) }

  /// Whether a method hands its closure two elements at a time.
  static func handsElementPair(_ method: String) -> Bool { has(.handsElementPair, method, as: .method) }

  /// Whether a modifier passes the value of the argument `item:` to its closure.
  static func handsItem(_ modifier: String) -> Bool { has(.handsItem, modifier, as: .modifier) }

  /// Whether an initializer of a type hands its closure an object that it has made for that.
  static func handsNewObject(type: String) -> Bool { has(.handsNewObject, type, as: .type) }

  /// Whether a method makes a set, of the type that it is called on.
  static func combinesSets(_ method: String) -> Bool { has(.combinesSets, method, as: .method) }

  // MARK: Values

  /// Whether a function only computes a value, without side effects. Certain; false if unknown.
  package static func computes(function: String) -> Bool { has(.computes, function, as: .function) }

  /// Whether a method only computes a value, without side effects. Certain; false if unknown.
  package static func computes(method: String) -> Bool { has(.computes, method, as: .method) }

  /// The same, for methods that are told from others by the labels of their arguments, too.
  package static func computes(method: String, labels: [String?]?) -> Bool {
    computes(method: method) || has(.computes, fullName(method, labels), as: .method)
  }

  /// Whether a function says of two values whether they are equal: `NSEqualRanges(first, second)`.
  package static func compares(function: String) -> Bool { has(.compares, function, as: .function) }

  /// The same, of what it is a method of, and of its argument: `first.elementsEqual(second)`.
  package static func compares(method: String) -> Bool { has(.compares, method, as: .method) }

  /// Whether making a value of a type has no effect on anything else. Certain; false if unknown.
  package static func makesOnlyValue(_ type: String, labels: [String?]? = nil) -> Bool {
    has(.computes, fullName(type, labels), as: .type)
      || has([.computes, .runsContent, .combinesPublishers, .defersChain], type, as: .type)
      || ["Formatter", "Decoder", "Encoder", "Subject"].contains(where: type.hasSuffix)
  }

  /// Whether a function returns the same value for the same arguments. Certain; false if unknown.
  package static func isPure(_ function: String) -> Bool { has(.isPure, function, as: .function) }

  /// Whether a static property is constant. Certain; false if unknown.
  package static func isConstant(_ property: String) -> Bool { has(.isConstant, property, as: .property) }

  /// Whether a member of a shared instance of a class of Apple's is constant while a program runs, or nearly so. Certain;
  /// false if unknown.
  package static func isConstant(ofSystem property: String) -> Bool {
    has(.isConstant, property, as: .systemProperty)
  }

  /// Whether a static member of a class of Apple's is, or refers to, state that the system changes:
  /// `UIDevice.current`, `PHPhotoLibrary.authorizationStatus(for:)`.
  package static func changesOfSystem(_ member: String) -> Bool {
    isSharedInstance(member) || has(.changesOnItsOwn, member, as: .systemProperty)
  }

  /// Whether a function gives what the system permits, which it may change at any time: `AXIsProcessTrusted()`.
  package static func asksSystem(_ function: String) -> Bool { has(.asksSystem, function, as: .function) }

  /// Whether a member depends on time, on randomness or on the state of the process, as far as listed.
  package static func changesOnItsOwn(_ member: String) -> Bool {
    has(.changesOnItsOwn, member, as: [.property, .method])
  }

  /// How expressions begin that have a new value whenever they are evaluated, as `Date()` does.
  package static let freshExpressions = names(.expression, with: .isFresh)

  /// Whether a property is an instance that its type shares: `Bundle.main`.
  package static func isSharedInstance(_ property: String) -> Bool {
    has(.isSharedInstance, property, as: .property)
  }

  /// Whether a property may give an instance of the type that a generic type has for an argument, although none is
  /// written: behind a type alias of a library.
  package static func givesTypeArgument(_ property: String) -> Bool {
    has(.givesTypeArgument, property, as: .property)
  }

  // MARK: Processes and observation

  /// Whether making a value of a type starts something that goes on by itself.
  package static func starts(type: String) -> Bool { has(.starts, type, as: .type) }

  /// Whether a method starts something that goes on by itself: a task, a timer or an observer. Some do only with the labels
  /// of their arguments.
  package static func starts(method: String, labels: [String?]?) -> Bool {
    has(.starts, method, as: .method) || has(.starts, fullName(method, labels), as: .method)
  }

  /// Whether what a method returns holds the object that the method is given.
  package static func holdsArgument(method: String, labels: [String?]?) -> Bool {
    has(.holdsArgument, fullName(method, labels), as: .method)
  }

  private static func fullName(_ method: String, _ labels: [String?]?) -> String {
    "\(method)(\((labels ?? []).map { ($0 ?? "_") + ":" }.joined()))"
  }

  /// Whether a function does nothing to what it is given, as `print` does. Certain; false if unknown.
  package static func takesAnyValue(function: String) -> Bool { has(.takesAnyValue, function, as: .function) }

  /// Whether a method ends something.
  package static func ends(_ method: String) -> Bool { has(.ends, method, as: .method) }

  /// Whether a function of C ends what it is handed, as its name says: `sqlite3_close(database)`, `free(buffer)`,
  /// `CFRelease(reference)`.
  package static func endsArgument(function: String) -> Bool {
    let words = function.split(separator: "_").map { $0.lowercased() }
    return words.contains(where: endings.contains)
      || endings.contains { function.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }
  }

  private static let endings: Set<String> = [
    "close", "free", "release", "destroy", "finalize", "dispose", "unref", "deallocate",
  ]

  /// Whether a method takes an observer away.
  package static func endsObservation(_ method: String) -> Bool { has(.endsObservation, method, as: .method) }

  /// Whether a method reports changes that the system makes, to what it returns: `publisher(for:)`.
  package static func reportsChanges(method: String) -> Bool { has(.reportsChanges, method, as: .method) }

  /// The names of APIs that report changes made by the system.
  package static let reportersOfChanges =
    names(.method, with: .reportsChanges) + names(.type, with: .reportsChanges)

  // MARK: State outside of the program

  /// The names of the methods that change the user defaults.
  package static let settersOfDefaults = names(.method, with: .setsDefaults)

  /// The names of the methods that change all user defaults, or name them, which code may go through.
  package static let reachingAllDefaults = names(.method, with: .reachesAllDefaults)

  /// Whether methods of a type are called for their side effects.
  package static func isCalledForEffects(type: String) -> Bool { has(.isCalledForEffects, type, as: .type) }

  /// Whether a method may write to a file, on whatever value it is called: `Data().write(to: url)`.
  package static func mayChangeFiles(_ method: String) -> Bool {
    method == "write" || changersOfFiles.contains(method)
  }

  /// Whether a method reads files or folders.
  package static func readsFiles(_ method: String) -> Bool { has(.readsFiles, method, as: .method) }

  /// Whether a method of that name reads the file at its first argument, which has no label: `loadFileURL(url, …)`.
  package static func loadsFile(method: String) -> Bool { has(.loadsFile, method, as: .method) }

  /// Whether an initializer of a type may read a file.
  package static func loadsFile(_ type: String) -> Bool { has(.loadsFile, type, as: .type) }

  /// The names of the methods that change files or folders.
  package static let changersOfFiles = names(.method, with: .changesFiles)

  /// Whether a function reads the keychain.
  package static func readsKeychain(_ function: String) -> Bool {
    has(.readsKeychain, function, as: .function)
  }

  /// The names of the functions that change the keychain.
  package static let changersOfKeychain = names(.function, with: .changesKeychain)
}
