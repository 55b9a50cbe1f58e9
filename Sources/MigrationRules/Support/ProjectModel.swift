import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Which stored variables that were not published the macro tracks.
package enum UnpublishedPolicy: String, Sendable {
  /// Those that can be tracked without a change of behavior.
  case auto
  /// Those that can be tracked and compile.
  case track
  /// Those whose changes the class announced by hand.
  case ignore
}

/// The facts about the sources: declarations, observable types, and the properties that refer to them. Contains no
/// result of a rule, and of an analysis of effects none but the names that matter to all of these.
final class ProjectModel: Sendable {
  let index: ProjectIndex
  /// Reads facts of files again.
  let reader: ConcurrentReader
  /// What the sources do to what they name, for all analyses.
  let references: ReferenceIndex
  /// The code that runs with what they do.
  let calls: CallGraph
  let types: ObservableTypes
  let properties: [WrappedProperty]
  /// Where the properties of each declaration stand in `properties`.
  private let propertiesByHolder: [TypeID: [Int]]
  let uses: PropertyUses
  let genericUses: GenericUses
  /// The names that stand for protocols of SwiftUI.
  let standIns: [String: Set<String>]
  /// The names of managed objects that no source declares.
  let managedNames: Set<String>
  /// The policy for variables that were not published.
  let unpublished: UnpublishedPolicy
  let announced: AnnouncedVariables
  let isolatedNames: Set<String>
  /// The files that are part of tests.
  private let testFiles: Set<Int>
  /// The values that static and global variables have from the start.
  private let valuesGivenOnce: Set<CodeRegion>
  /// The types of other modules that hold what the sources change.
  let changingTypesOfOthers: Set<String>

  convenience init(index: ProjectIndex, unpublished: UnpublishedPolicy, reader: ConcurrentReader) {
    let references = ReferenceIndex(of: index, reader: reader)
    self.init(
      index: index, unpublished: unpublished, reader: reader, references,
      CallGraph(of: index, references: references, reader: reader), settled: [],
      changing: Self.changingTypesOfOthers(in: index, references))
  }

  /// The same sources, where some classes have their final form, though the old system is used with them.
  func without(_ settled: Set<TypeID>) -> ProjectModel {
    ProjectModel(
      index: index, unpublished: unpublished, reader: reader, references, calls, settled: settled,
      changing: changingTypesOfOthers)
  }

  private init(
    index: ProjectIndex, unpublished: UnpublishedPolicy, reader: ConcurrentReader,
    _ references: ReferenceIndex, _ calls: CallGraph, settled: Set<TypeID>, changing: Set<String>
  ) {
    self.index = index
    self.unpublished = unpublished
    self.reader = reader
    self.references = references
    self.calls = calls
    announced = AnnouncedVariables(index: index)
    isolatedNames = index.isolatedNames()
    testFiles = Self.testFiles(in: index)
    standIns = Self.standIns(in: index)
    managedNames = ManagedNames.all(in: index, reader)
    valuesGivenOnce = Self.valuesGivenOnce(in: index)
    changingTypesOfOthers = changing
    let all = ObservableTypes(index: index)
    let wrapped = WrappedProperty.all(in: index, all)
    let used = Set(wrapped.flatMap(\.subjects)).union(Self.objectsOfEnvironment(in: index))
    let types = all.keepingHalfMigrated(used).without(settled)
    self.types = types
    uses = PropertyUses(index: index)
    let genericUses = GenericUses(index: index, types: types)
    self.genericUses = genericUses
    properties = wrapped.map { property in
      var property = property
      property.subjects = types.subjects(in: property.type)
      if property.subjects.isEmpty {
        property.subjects = genericUses.subjects(in: property.type, types) ?? []
      }
      return property
    }
    propertiesByHolder = Dictionary(grouping: properties.indices) { [properties] number in
      properties[number].id.declaration
    }
  }

  /// Whether some code is the value that a static or global variable has from the start.
  func isGivenOnce(_ code: CodeRegion) -> Bool {
    valuesGivenOnce.contains(CodeRegion(file: code.file, range: code.range))
  }

  private static func valuesGivenOnce(in index: ProjectIndex) -> Set<CodeRegion> {
    index.files.enumerated().reduce(into: []) { found, file in
      let variables =
        file.element.globalVariables + file.element.types.flatMap(\.variables).filter(\.isStatic)
      for case let range? in variables.map(\.initializerValueRange) {
        found.insert(CodeRegion(file: file.offset, range: range))
      }
    }
  }

  /// The types of the objects that are put into the environment in the old way.
  var objectsOfEnvironment: Set<TypeID> { Self.objectsOfEnvironment(in: index) }

  private static func objectsOfEnvironment(in index: ProjectIndex) -> Set<TypeID> {
    var used: Set<TypeID> = []
    for (file, facts) in index.files.enumerated() {
      for call in facts.environmentCalls {
        let scope = LookupScope(file: file, enclosingType: call.enclosingType)
        used.formUnion(index.typeOfObject(given: call.argument, in: scope).unwrapped.declarations)
      }
    }
    return used
  }

  /// The wrapped properties of one declaration, in order.
  func properties(of holder: TypeID) -> [WrappedProperty] {
    propertiesByHolder[holder, default: []].map { properties[$0] }
  }

  func source(_ file: Int) -> SourceFile { index.files[file].source }

  func text(_ range: Range<Int>, in file: Int) -> String { source(file).text(in: range) }

  /// Code as a message quotes it, in one line.
  func quotation(_ range: Range<Int>, in file: Int) -> String { text(range, in: file).quotedInOneLine }

  /// `Feed.swift:12`, for messages about code elsewhere.
  func shortPlace(_ location: SourceLocation) -> String {
    let source = source(location.file)
    let name = source.path.split(separator: "/").last ?? ""
    return "\(name):\(source.lines.position(at: location.offset).line)"
  }

  func name(of type: TypeID) -> String { index.displayName(of: type) }

  /// The subjects that are classes, in order.
  var classes: [ObservableTypes.Subject] {
    types.order.compactMap { id in types[id].flatMap { $0.isProtocol ? nil : $0 } }
  }

  /// A class with its superclasses, and its observable subclasses.
  func family(of type: TypeID) -> [TypeID] { index.lineage(of: type) + types.subclasses(of: type) }

  /// Where a type's name is declared.
  func location(of type: TypeID) -> SourceLocation {
    SourceLocation(file: type.file, offset: index[type].nameRange.lowerBound)
  }

  /// Whether a variable has Combine's `@Published`.
  func isPublished(_ variable: VariableFact, in type: TypeID) -> Bool {
    variable.attribute(.published, at: LookupScope(inside: type), in: index) != nil
  }

  /// Whether a file is part of tests.
  func isOfTests(_ file: Int) -> Bool { testFiles.contains(file) }

  private static func testFiles(in index: ProjectIndex) -> Set<Int> {
    Set(
      index.files.indices.filter { file in
        index.files[file].imports.contains {
          ["XCTest", "Testing"].contains($0.path.first) || $0.attributes.contains("testable")
        } || index.files[file].source.path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
      })
  }

  func diagnostic(_ id: DiagnosticID, at offset: Int, in file: Int, _ message: String) -> Diagnostic {
    Diagnostic(id: id, location: SourceLocation(file: file, offset: offset), message: message)
  }

  /// The observable types that a value of a type may be of, also through a generic parameter that is bound by
  /// `ObservableObject`. Nil where it may be any.
  func subjects(in type: ResolvedType) -> [TypeID]? { genericUses.subjects(in: type, types) }
}
