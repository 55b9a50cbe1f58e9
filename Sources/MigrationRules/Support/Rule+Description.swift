extension Rule {
  /// Whether the rule's rewrites are made by default.
  package enum Level: String, Sendable {
    /// Made by default; a few of some rules are made with `--best-effort` only, as the reasons then say.
    case safe
    /// Made with `--best-effort` only.
    case review
    /// The rule rewrites nothing, and blocks uses that cannot be migrated.
    case manual
  }

  package var level: Level {
    switch self {
    case .adoptObservableMacro, .refineObservable, .removePublished, .convertPublishedStorage,
      .ignoreUntrackableVariable, .removeObjectWillChange, .bridgePublisher, .replaceStateObject,
      .replaceObservedObject, .replaceEnvironmentObject, .replaceEnvironmentObjectModifier,
      .replaceFocusedObject, .boundByObservable:
      .safe
    case .keepCodingKeys, .announceWrappedStorage, .keepMainActor, .replaceOnReceive: .review
    case .keepForeignWrappers, .keepOldTypes: .manual
    }
  }

  /// A one-line summary of the rule.
  package var summary: String {
    switch self {
    case .adoptObservableMacro: "'class C: ObservableObject' becomes '@Observable class C'"
    case .refineObservable: "'protocol P: ObservableObject' becomes 'protocol P: AnyObject, Observable'"
    case .removePublished: "'@Published var x' becomes 'var x'"
    case .convertPublishedStorage: "'_x = Published(initialValue: v)' becomes 'x = v'"
    case .bridgePublisher: "with '--bridge-publishers', '$x' becomes a subject that 'willSet' sends to"
    case .ignoreUntrackableVariable: "'@ObservationIgnored' where tracking would not compile or behave"
    case .keepCodingKeys: "'CodingKeys' that keep the keys of synthesized coding"
    case .announceWrappedStorage: "'@AppStorage' in a model gets ignored storage and an announcing property"
    case .removeObjectWillChange:
      "'objectWillChange.send()' goes, or becomes 'access(keyPath:)' and 'withMutation(keyPath:)'"
    case .replaceStateObject: "'@StateObject var x' becomes '@State var x'"
    case .replaceObservedObject:
      "'@ObservedObject var x' becomes 'var x', or '@Bindable var x' where '$x' is used"
    case .replaceEnvironmentObject: "'@EnvironmentObject var x: X' becomes '@Environment(X.self) var x'"
    case .replaceEnvironmentObjectModifier:
      "'.environmentObject(x)' becomes '.environment(x)', '.focusedObject(x)' becomes '.focusedValue(x)'"
    case .replaceFocusedObject: "'@FocusedObject var x: X?' becomes '@FocusedValue(X.self) var x: X?'"
    case .keepMainActor: "'@MainActor' on a type that had it through its wrappers"
    case .replaceOnReceive: "'.onReceive(x.$p)' becomes '.onChange(of: x.p, initial: true)'"
    case .boundByObservable: "'T: ObservableObject' becomes 'T: AnyObject & Observable'"
    case .keepForeignWrappers: "holds back what wrappers of other modules take as objects of the old system"
    case .keepOldTypes: "holds back where the old types are written as types"
    }
  }
}
