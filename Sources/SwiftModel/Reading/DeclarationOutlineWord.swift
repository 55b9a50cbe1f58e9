import SourceText

/// A keyword, or a name of the observation system, that an outline distinguishes.
enum DeclarationOutlineWord {
  /// The keywords that introduce declarations.
  enum Keyword {
    case `class`, actor, `protocol`, `struct`, `enum`, `extension`, `typealias`, `func`, initializer,
      `subscript`,
      `var`, other
  }

  case declaration(Keyword)
  /// Begins an accessor that may run while a view is evaluated, or is a modifier of one.
  case getter
  case accessor
  case async
  case oldSystem
  case observable

  var isAccessor: Bool {
    switch self {
    case .getter, .accessor, .declaration(.initializer): true
    case .declaration, .async, .oldSystem, .observable: false
    }
  }

  static let kinds = WordTable<DeclarationOutlineWord>([
    ("class", .declaration(.class)), ("actor", .declaration(.actor)), ("protocol", .declaration(.protocol)),
    ("struct", .declaration(.struct)), ("enum", .declaration(.enum)), ("extension", .declaration(.extension)),
    ("typealias", .declaration(.typealias)), ("func", .declaration(.func)),
    ("deinit", .declaration(.initializer)),
    ("subscript", .declaration(.subscript)), ("var", .declaration(.var)), ("let", .declaration(.other)),
    ("case", .declaration(.other)), ("import", .declaration(.other)),
    ("associatedtype", .declaration(.other)),
    ("macro", .declaration(.other)), ("precedencegroup", .declaration(.other)),
    ("operator", .declaration(.other)),
    // A declaration and an accessor.
    ("init", .declaration(.initializer)),
    ("get", .getter), ("_read", .getter), ("unsafeAddress", .getter),
    ("mutating", .getter), ("nonmutating", .getter), ("consuming", .getter), ("borrowing", .getter),
    ("nonisolated", .getter), ("set", .accessor), ("willSet", .accessor), ("didSet", .accessor),
    ("_modify", .accessor), ("unsafeMutableAddress", .accessor),
    ("async", .async),
    ("ObservableObject", .observable), ("Observable", .observable), ("Published", .observable),
    ("ObservableObjectPublisher", .observable), ("ObjectWillChangePublisher", .observable),
    ("objectWillChange", .observable),
    ("StateObject", .oldSystem), ("InjectedObject", .oldSystem), ("ObservedObject", .oldSystem),
    ("EnvironmentObject", .oldSystem),
    ("FocusedObject", .oldSystem), ("environmentObject", .oldSystem), ("focusedObject", .oldSystem),
    ("focusedSceneObject", .oldSystem), ("onReceive", .oldSystem),
    // Its `update()` runs while a view is evaluated.
    ("DynamicProperty", .oldSystem),
  ])
}

extension DeclarationOutlineWord {
  /// Attributes that wrap nothing or value types: the projection and storage of such variables do not lead to objects.
  static let plainAttributes = WordTable<Bool>(
    [
      "State", "Binding", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Namespace",
      "ScaledMetric", "Environment", "Query", "FetchRequest", "SectionedFetchRequest", "NSManaged",
      "ViewBuilder", "MainActor", "Sendable", "escaping", "autoclosure", "convention", "unchecked",
      "preconcurrency", "retroactive", "available", "discardableResult", "objc", "objcMembers", "nonobjc",
      "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "inlinable", "usableFromInline", "frozen",
      "inline", "testable", "main", "Test", "Suite", "Model", "Attribute", "Relationship", "Transient",
      "Observable", "ObservationIgnored", "Entry", "Parameter", "Option", "Flag", "Argument",
    ].map { ($0, true) })
  static let published = SourceWord("Published")
  static let updatesOfRepresentables = Set(LibraryEffects.updatesOfRepresentables.map { SourceWord($0) })
  static let mutatingMethods = WordTable<Bool>(LibraryEffects.methodsChangingInPlace.map { ($0, true) })
}

/// An open-addressing hash table with words as keys.
struct WordTable<Value: Sendable>: Sendable {
  private let slots: [(word: SourceWord, value: Value)?]

  init(_ entries: [(String, Value)]) {
    var slots = [(word: SourceWord, value: Value)?](repeating: nil, count: 512)
    for (text, value) in entries {
      let word = SourceWord(text)
      var slot = word.number & (slots.count - 1)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = (word, value)
    }
    self.slots = slots
  }

  subscript(word: SourceWord) -> Value? {
    var slot = word.number & (slots.count - 1)
    while let entry = slots[slot] {
      if entry.word == word { return entry.value }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
