import Testing

@testable import SwiftModel

/// What functions of libraries do, by a few names for each question; the first of them do it.
@Suite struct LibraryEffectsTests {
  @Test(arguments: [
    ("append", true), ("removeAll", true), ("toggle", true), ("sort", true), ("formUnion", true),
    ("sorted", false), ("filter", false), ("save", false),
  ])
  func mutatesReceiver(method: String, does: Bool) {
    #expect(LibraryEffects.mutatesReceiver(method) == does)
  }

  @Test(arguments: [
    ("append", true), ("withUnsafeMutableBufferPointer", true), ("setTitle", true), ("updateAll", true),
    ("sorted", false), ("first", false), ("load", false),
  ])
  func mayMutateReceiver(method: String, does: Bool) {
    #expect(LibraryEffects.mayMutateReceiver(method) == does)
  }

  @Test(arguments: [
    ("map", true), ("forEach", true), ("withLock", true), ("sort", true), ("sync", true),
    ("async", false), ("sink", false), ("load", false),
  ])
  func methodIsNonEscaping(method: String, is expected: Bool) {
    #expect(LibraryEffects.isNonEscaping(method: method, isOnType: false) == expected)
  }

  @Test(arguments: [("withUnsafePointer", true), ("autoreleasepool", true), ("Task", false), ("load", false)])
  func functionIsNonEscaping(function: String, is expected: Bool) {
    #expect(LibraryEffects.isNonEscaping(function: function) == expected)
  }

  /// `Entry.filter { … }` may be a case or a static function.
  @Test func methodsOnTypesAreUnknown() {
    #expect(!LibraryEffects.isNonEscaping(method: "filter", isOnType: true))
  }

  @Test(arguments: [
    ("Task", true), ("withAnimation", true), ("onAppear", true), ("onSomethingElse", true), ("task", true),
    ("VStack", false), ("once", false), ("Card", false),
  ])
  func takesAction(callee: String, does: Bool) {
    #expect(LibraryEffects.takesAction(callee) == does)
  }

  @Test(arguments: [
    ("action", true), ("onChange", true), ("completionHandler", true), ("content", false), ("label", false),
  ])
  func labelsAction(label: String, does: Bool) {
    #expect(LibraryEffects.labelsAction(label) == does)
  }

  @Test(arguments: [
    ("cancel", true), ("invalidate", true), ("cancelAllOperations", true), ("stop", true),
    ("start", false), ("load", false),
  ])
  func ends(method: String, does: Bool) {
    #expect(LibraryEffects.ends(method) == does)
  }

  /// `url(forResource:withExtension:)` of a bundle, and not a `url` of other arguments.
  @Test(
    arguments: [
      ("url", ["forResource", "withExtension"], true), ("urls", ["for", "in"], true), ("url", ["for"], false),
      ("first", [], true),
    ] as [(String, [String?], Bool)])
  func computes(method: String, labels: [String?], does: Bool) {
    #expect(LibraryEffects.computes(method: method, labels: labels) == does)
  }

  @Test(
    arguments: [
      ("start", ["queue"], true), ("start", [], false), ("resume", [], true),
      ("append", ["contentsOf"], false),
    ] as [(String, [String?], Bool)])
  func starts(method: String, labels: [String?], does: Bool) {
    #expect(LibraryEffects.starts(method: method, labels: labels) == does)
  }

  @Test(arguments: [("VStack", true), ("List", true), ("Button", false), ("Card", false)])
  func runsContent(type: String, does: Bool) {
    #expect(LibraryEffects.runsContent(type) == does)
  }

  @Test(arguments: [
    ("sheet", true), ("GeometryReader", true), ("DisclosureGroup", true), ("VStack", false),
    ("overlay", false),
  ])
  func keepsContent(callee: String, does: Bool) {
    #expect(LibraryEffects.keepsContent(callee) == does)
  }

  @Test(arguments: [("set", true), ("removeObject", true), ("bool", false)])
  func setsDefaults(method: String, does: Bool) {
    #expect(LibraryEffects.settersOfDefaults.contains(method) == does)
  }

  @Test(arguments: [("createDirectory", true), ("removeItem", true), ("fileExists", false)])
  func changesFiles(method: String, does: Bool) {
    #expect(LibraryEffects.changersOfFiles.contains(method) == does)
  }

  @Test(arguments: [("fileExists", true), ("contentsOfDirectory", true), ("removeItem", false)])
  func readsFiles(method: String, does: Bool) {
    #expect(LibraryEffects.readsFiles(method) == does)
  }

  @Test(arguments: [("SecItemAdd", true), ("SecItemDelete", true), ("SecItemCopyMatching", false)])
  func changesKeychain(function: String, does: Bool) {
    #expect(LibraryEffects.changersOfKeychain.contains(function) == does)
  }

  @Test(arguments: [("SecItemCopyMatching", true), ("SecItemAdd", false)])
  func readsKeychain(function: String, does: Bool) {
    #expect(LibraryEffects.readsKeychain(function) == does)
  }

  @Test(arguments: [("now", true), ("randomElement", true), ("count", false)])
  func changesOnItsOwn(member: String, does: Bool) {
    #expect(LibraryEffects.changesOnItsOwn(member) == does)
  }
}
