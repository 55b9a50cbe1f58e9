extension LibraryEffects {
  /// The properties of a listed name; any combination.
  package struct Effects: ExpressibleByArrayLiteral, Hashable, Sendable {
    /// An `OptionSet` has no more than 64 members.
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    package init(arrayLiteral members: Effects...) {
      for member in members {
        low |= member.low
        high |= member.high
      }
    }

    /// All that there are, for whether a name is listed at all.
    static let any: Effects = {
      var effects: Effects = []
      (effects.low, effects.high) = (.max, .max)
      return effects
    }()

    private static func bit(_ number: Int) -> Effects {
      var effects: Effects = []
      if number < 64 { effects.low = 1 << number } else { effects.high = 1 << (number - 64) }
      return effects
    }

    package var isEmpty: Bool { self == [] }

    package func isDisjoint(with other: Self) -> Bool { low & other.low == 0 && high & other.high == 0 }

    // MARK: Receivers

    /// It changes the value that it is called on.
    package static let mutatesReceiver = bit(0)
    /// It calls a closure while it changes the value that it is called on.
    package static let lendsStorage = bit(1)
    /// It does not change a value that it is called on.
    package static let leavesReceiver = bit(2)
    /// It takes away what it is called on holds: all, or what has a key.
    package static let empties = bit(85)

    // MARK: Closures that run before the call returns

    /// It calls its closure once, and in any case.
    package static let callsOnce = bit(3)
    /// It calls its closure as often as it takes, perhaps never; the closure does not escape.
    package static let callsClosure = bit(4)
    /// It may be called on a type, too, as `MainActor.assumeIsolated { … }`, and runs its closure in the same way.
    package static let isCallableOnTypes = bit(5)
    /// It calls an unlabeled function argument: `rows.map(title)`.
    package static let callsUnlabeledFunction = bit(6)
    /// It does nothing but to run its closure, now or later.
    package static let onlyRunsClosure = bit(7)
    /// It calls its closure once, and animates the changes made there. The closure is an action, not content.
    package static let animates = bit(8)

    // MARK: Closures that run later

    /// It stores its closure, or the argument with this label, and calls it after the call: an action, a task.
    package static let runsLater = bit(9)
    /// An argument with this label usually is an action, in the code of projects, too.
    package static let mayRunLater = bit(10)
    /// It may call its closure on another thread or queue.
    package static let runsOnAnotherThread = bit(11)
    /// The system calls its closure later, on no actor, whatever queue it uses.
    package static let callsBack = bit(12)

    // MARK: Views

    /// It is a container: its closure runs while a view is made.
    package static let runsContent = bit(13)
    /// Its closure makes the content of each element of a sequence, so it may never run.
    package static let makesRows = bit(14)
    /// It keeps its closure and makes content of it, or of each item, by itself: that depends on what the closure reads,
    /// and the view around does not. The closure is an escaping `@ViewBuilder` by the declaration.
    package static let keepsContent = bit(65)
    /// Its closure draws, or says how to lay out: what it reads there is not tracked.
    package static let drawsUntracked = bit(67)
    /// It is a view without content of its own.
    package static let isLeafView = bit(79)
    /// Its closure returns a value, not content.
    package static let takesNoContent = bit(15)
    /// A function with this label may be called while a view is made.
    package static let callsForContent = bit(16)
    /// Its library calls it, and no code of a project has to.
    package static let isCalledByLibrary = bit(17)
    /// It makes the content of a view, a style or the like.
    package static let makesBody = bit(18)
    /// It makes the coordinator of a view or controller of UIKit, AppKit or WatchKit.
    package static let makesCoordinator = bit(19)
    /// It makes a view or controller of UIKit, AppKit or WatchKit.
    package static let makesRepresentable = bit(20)
    /// It updates such a view or controller with the state that SwiftUI shows.
    package static let updatesRepresentable = bit(21)

    // MARK: Arguments of closures

    /// It hands its closure one element of a sequence at a time.
    package static let handsElement = bit(22)
    /// It hands its closure two elements of a sequence at a time.
    package static let handsElementPair = bit(23)
    /// It passes the value of the argument `item:` to its closure.
    package static let handsItem = bit(24)
    /// It hands its closure an object that it has made for that.
    package static let handsNewObject = bit(81)

    // MARK: Values

    /// It returns nothing, though it changes what it is called on.
    package static let givesNothing = bit(62)
    /// It returns an element of a sequence, or nil.
    package static let givesElement = bit(25)
    /// It returns some elements of a sequence, or all of them in another order.
    package static let givesElements = bit(26)
    /// It returns the elements of a sequence with their numbers: `enumerated()`.
    package static let numbersElements = bit(71)
    /// It returns the elements of the sequences in a sequence.
    package static let joinsElements = bit(72)
    /// It returns what its function makes of each element, or of the value of an optional.
    package static let mapsElements = bit(73)
    /// It leaves out what is nil of what it returns.
    package static let dropsNil = bit(76)
    /// It returns what its function makes of each value of a dictionary, with the same keys.
    package static let mapsValues = bit(74)
    /// It returns what its closure makes of the elements, beginning with its first argument.
    package static let reducesElements = bit(75)
    /// It makes a set of the elements of two.
    package static let combinesSets = bit(70)
    /// It returns all elements of a sequence, and runs no code of theirs.
    package static let walksElements = bit(27)
    /// What it returns holds the object that it is given, also where that holds the result: neither is ever dropped.
    package static let holdsArgument = bit(28)
    /// It makes a value and has no other effect.
    package static let computes = bit(29)
    /// It always returns the same value for the same arguments.
    package static let isPure = bit(30)
    /// It has the same value, always.
    package static let isConstant = bit(31)
    /// It has a new value whenever it is evaluated.
    package static let isFresh = bit(32)
    /// It depends on time, on chance or on the state of the process.
    package static let changesOnItsOwn = bit(33)
    /// An instance that a type shares: `Bundle.main`.
    package static let isSharedInstance = bit(34)
    /// It may give an instance of the type that a generic type has for an argument: `pair.value`.
    package static let givesTypeArgument = bit(35)

    // MARK: Processes and observation

    /// It starts something that goes on by itself.
    package static let starts = bit(36)
    /// It ends something.
    package static let ends = bit(37)
    /// It takes an observer away.
    package static let endsObservation = bit(38)
    /// It says whether two values are equal, as far as either shows.
    package static let compares = bit(84)
    /// It gives what the system permits, which that may change at any time.
    package static let asksSystem = bit(82)
    /// It reports changes that the system makes.
    package static let reportsChanges = bit(39)

    /// It makes a publisher that sends by itself for as long as something subscribes.
    package static let sendsOnItsOwn = bit(80)

    /// It runs the code of those that asked to be told: subscribers, observers of a notification.
    package static let tellsOthers = bit(69)

    // MARK: State outside of the program

    /// It changes the user defaults.
    package static let setsDefaults = bit(40)
    /// It changes all user defaults, or names them.
    package static let reachesAllDefaults = bit(68)
    /// The methods of this type are called for their side effects; the results do not matter.
    package static let isCalledForEffects = bit(41)
    /// It reads files or folders.
    package static let readsFiles = bit(42)
    /// It reads a file where its first argument is `contentsOf:` or the like.
    package static let loadsFile = bit(43)
    /// It changes files or folders.
    package static let changesFiles = bit(44)
    /// It reads the keychain.
    package static let readsKeychain = bit(45)
    /// It changes the keychain.
    package static let changesKeychain = bit(46)

    // MARK: Publishers

    /// A chain that it is part of makes or uses a publisher, or a lazy sequence: closures in it run later.
    package static let defersChain = bit(47)
    /// It sends values on later than it gets them.
    package static let delays = bit(48)
    /// It sends nothing when something subscribes, also where its publisher does.
    package static let dropsFirst = bit(77)
    /// It may have a value for whoever subscribes.
    package static let hasFirstValue = bit(78)
    /// It leaves values out that come soon after others.
    package static let limitsUpdates = bit(49)
    /// It subscribes, or hides the type of the publisher.
    package static let endsChain = bit(50)
    /// It combines its publisher arguments into one.
    package static let combinesPublishers = bit(51)
    /// It sends the output of the publisher that its closure returns.
    package static let passesPublisher = bit(52)
    /// Its type is independent of the assigned variable.
    package static let hasOwnOutput = bit(53)
    /// Its treatment of nil depends on the type of the assigned variable.
    package static let isTypedByTarget = bit(54)
    /// It sends the results of its closure.
    package static let mapsOutput = bit(55)
    /// It sends values of the type that it gets.
    package static let passesOutput = bit(56)
    /// It passes its input to its closure.
    package static let takesOutput = bit(57)
    /// It sends something for each value that it gets, at once or as soon as its scheduler runs.
    package static let sendsEach = bit(83)

    /// The publishers that it combines have to be of one type.
    package static let takesOneType = bit(66)

    // MARK: The main thread

    /// Its closure argument is statically isolated to the main actor.
    package static let isOnMainActor = bit(58)
    /// Its closure argument runs on the main thread.
    package static let isOnMainThread = bit(59)
    /// As a scheduler, it delivers on the main thread.
    package static let deliversOnMainThread = bit(60)
    /// A call that runs its closure on the main thread, or on the actor around it.
    package static let hopsToMainThread = bit(61)

    // MARK: Arguments

    /// It takes any value, and asks nothing of an object that it is given.
    package static let takesAnyValue = bit(64)

    /// A method of UIKit or AppKit during which reads of observable objects are tracked, to call it again.
    package static let tracksReads = bit(63)

    // MARK: Several in one

    /// It calls its closure for elements of a sequence, and changes nothing.
    static let visitsElements: Effects = [.leavesReceiver, .callsClosure, .handsElement]
    /// The same for two elements at a time.
    static let visitsPairs: Effects = [.leavesReceiver, .callsClosure, .handsElementPair]
  }
}
