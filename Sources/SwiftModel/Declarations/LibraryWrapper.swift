/// What is known of a property wrapper of SwiftUI or Combine, or of a library that injects dependencies.
package struct LibraryWrapper: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// - Parameter name: without that of its module.
  package init(named name: String?) { self = name.flatMap { Self.known[$0] } ?? [] }

  /// It takes observable objects of the old system, and no other values.
  package static let takesObservableObject = LibraryWrapper(rawValue: 1)
  /// Its generic argument is the type of the variable: `@Published<Int>`.
  package static let isGenericOverValue = LibraryWrapper(rawValue: 2)
  /// The variable has the type of the value that it is declared with.
  package static let hasTypeOfInitialValue = LibraryWrapper(rawValue: 4)
  /// It sends the `objectWillChange` of the object that the variable is in.
  package static let announcesChanges = LibraryWrapper(rawValue: 8)
  /// It does nothing with the object that the variable is in.
  package static let ignoresEnclosingObject = LibraryWrapper(rawValue: 16)
  /// It keeps the first of the values that it is made with for a view.
  package static let keepsFirstValue = LibraryWrapper(rawValue: 32)
  /// It updates its view with all changes of the objects that it fetches.
  package static let observesFetchedObjects = LibraryWrapper(rawValue: 64)

  /// Its value may be made of closures, which are never equal: `Binding(get:set:)`.
  package static let mayHoldClosures = LibraryWrapper(rawValue: 128)

  /// Nobody can assign the variable.
  package static let isReadOnly = LibraryWrapper(rawValue: 256)

  /// It keeps a value of the view, and observes no object.
  package var keepsValueOfView: Bool { contains(.keepsFirstValue) && !contains(.takesObservableObject) }

  private static let known: [String: LibraryWrapper] = [
    "AppStorage": [.isGenericOverValue, .announcesChanges],
    "Binding": [.ignoresEnclosingObject, .mayHoldClosures],
    // Of swift-dependencies, by its documentation.
    "Dependency": .isReadOnly,
    "Environment": [.ignoresEnclosingObject, .isReadOnly],
    "EnvironmentObject": [.takesObservableObject, .isGenericOverValue, .ignoresEnclosingObject],
    "FetchRequest": .observesFetchedObjects,
    "FocusedObject": [.takesObservableObject, .isGenericOverValue],
    "Injected": .ignoresEnclosingObject,
    "LazyInjected": .ignoresEnclosingObject,
    "ObservedObject": [
      .takesObservableObject, .isGenericOverValue, .hasTypeOfInitialValue, .ignoresEnclosingObject,
    ],
    "OptionalInjected": .ignoresEnclosingObject,
    "Published": .isGenericOverValue,
    "SceneStorage": [.isGenericOverValue, .announcesChanges],
    "SectionedFetchRequest": .observesFetchedObjects,
    "State": [.isGenericOverValue, .hasTypeOfInitialValue, .ignoresEnclosingObject, .keepsFirstValue],
    "StateObject": [
      .takesObservableObject, .isGenericOverValue, .hasTypeOfInitialValue, .ignoresEnclosingObject,
      .keepsFirstValue,
    ],
    "WeakLazyInjected": .ignoresEnclosingObject,
  ]
}

extension AttributeFact {
  /// What is known of it, should it be the wrapper of SwiftUI or Combine that has its name.
  package var libraryWrapper: LibraryWrapper { LibraryWrapper(named: name.last) }
}
