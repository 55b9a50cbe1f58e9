import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// What is read of new objects while views make them, and changes later: such a view would depend on it, unless the storage
/// is read instead.
struct StorageReads: Sendable {
  /// A read, and the edit that makes it one of the storage; nil where that cannot be read instead.
  typealias Found = (read: InitializerReads.Read, edit: SourceEdit?)

  let made: MadeObjects
  private var found: [TypeID: [Found]]

  /// - Parameter kept: the values of state objects that are made once.
  init(besides kept: [Located<Range<Int>>], _ tracking: Trackability, _ effects: RenderTimeEffects) {
    let model = effects.model
    let made = MadeObjects(by: effects.code, besides: kept, in: model)
    let finder = Finder(model: model, tracking: tracking, effects: effects)
    let all = model.reader.map(model.classes) { subject in
      (subject.id, made.reads(of: subject.id).compactMap { finder.find($0, in: subject) })
    }
    self.made = made
    found = Dictionary(uniqueKeysWithValues: all.filter { !$0.1.isEmpty })
  }

  /// The same without reads of what is not tracked.
  func besides(_ kept: KeptPublishers, in model: ProjectModel) -> Self {
    if kept.isEmpty { return self }
    var others = self
    others.found = found.mapValues { reads in
      reads.filter { !kept.contains(model.index[$0.read.variable], in: $0.read.variable.declaration) }
    }
    return others
  }

  func reads(of type: TypeID) -> [Found] { found[type] ?? [] }

  /// The classes with reads that stay as they are, and the variable that each reads first.
  var unreadable: [TypeID: VariableID] {
    found.compactMapValues { reads in reads.first { $0.edit == nil }?.read.variable }
  }

  private struct Finder: Sendable {
    let model: ProjectModel
    let tracking: Trackability
    let effects: RenderTimeEffects

    /// Nil for a variable that is not tracked, and where another rule sees to it.
    func find(_ read: InitializerReads.Read, in subject: ObservableTypes.Subject) -> Found? {
      let owner = model.index.owner(of: read.variable)
      guard let owner, tracking.isTracked(model.index[read.variable], in: owner) else { return nil }
      if owner == subject.id, readsStorage(read, in: subject) { return nil }
      return (read, owner == subject.id ? edit(of: read, in: subject) : nil)
    }

    private func readsStorage(_ read: InitializerReads.Read, in subject: ObservableTypes.Subject) -> Bool {
      let uses = StorageReach.uses(of: model.index[read.variable], in: subject, effects) ?? []
      return read.effect.file == subject.id.file
        && uses.contains { $0.nameOffset == read.effect.use.offset }
    }

    /// `_isLoading` for `isLoading`, in the file that sees the storage.
    private func edit(of read: InitializerReads.Read, in subject: ObservableTypes.Subject) -> SourceEdit? {
      let (variable, use) = (model.index[read.variable], read.effect.use)
      let source = model.source(read.effect.file)
      guard read.effect.file == subject.id.file, !variable.isBackticked,
        tracking.announcedStorage(of: variable, in: subject) == nil,
        use.base?.isSelf != false, let isInitializer = isInInitializer(read, of: subject),
        model.calls.kind(of: use, on: .variable(read.variable)) == .read
          || isInitializer && !read.isRepeated && !variable.hasObservers,
        isInitializer || !effects.isContent(read.code)
      else { return nil }
      let isHidden =
        use.base == nil && FactsReader.isHidden(member: "_" + variable.name, at: use.offset, in: source)
      let prefix = isHidden ? "self._" : "_"
      // `guard let posts`, `[posts]`
      return FactsReader.isShorthand(at: use.offset, in: source)
        ? source.inserting(" = \(prefix)\(variable.name)", at: use.offset + variable.name.utf8.count)
        : source.inserting(prefix, at: use.offset)
    }

    /// Whether a read stands in an initializer, and in no other function or observer; nil for a getter or a setter.
    private func isInInitializer(
      _ read: InitializerReads.Read, of subject: ObservableTypes.Subject
    ) -> Bool? {
      for declaration in model.index.declarations(of: subject.id)
      where declaration.file == read.code.file {
        let fact = model.index[declaration]
        if let function = fact.functions.first(where: { $0.bodyRange == read.code.range }) {
          return function.kind == .initializer
        }
        let isObserver = fact.variables.contains {
          $0.observers != nil && $0.setterRanges.contains(read.code.range)
        }
        if isObserver { return false }
      }
      return nil
    }
  }
}
