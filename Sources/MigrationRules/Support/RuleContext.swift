package import MigrationPlanning
import SourceText
package import SwiftModel

/// What every rule may look at: the whole project, and nothing of what other rules decide.
package struct RuleContext: Sendable {
  let model: ProjectModel
  /// The calls made while views are made, by the names of what they call.
  private(set) var renderCalls: [String: [Located<RenderCallUse>]]
  private(set) var renderedFunctions: RenderedFunctions
  private(set) var renderedGetters = RenderedGetters()
  private(set) var deferredEffects = DeferredEffects()
  private(set) var renderedMethods = RenderedMethods()
  private(set) var announcedChanges = AnnouncedChanges()
  /// What is written to stored objects where views may be made, by the names of the variables.
  let renderWrites: [String: [Located<RenderWriteUse>]]
  /// What becomes of the publishers of properties, where they are to live on.
  private(set) var bridges: PublisherBridges?
  /// Which classes are subscribed to as a whole.
  private(set) var changePublishers = ChangePublishers()

  package init(
    index: ProjectIndex, unpublished: UnpublishedPolicy = .auto, bridgesPublishers: Bool = false,
    reader: ConcurrentReader = ConcurrentReader()
  ) {
    model = ProjectModel(index: index, unpublished: unpublished, reader: reader)
    renderCalls = Dictionary(
      grouping: index.files.enumerated().flatMap { file, facts in
        facts.renderCalls.map { Located(file: file, use: $0) }
      }, by: \.use.name)
    renderedFunctions = RenderedFunctions(index: index, model.standIns)
    renderWrites = Dictionary(
      grouping: index.files.enumerated().flatMap { file, facts in
        facts.renderWrites.map { Located(file: file, use: $0) }
      }, by: \.use.name)
    if bridgesPublishers {
      bridges = PublisherBridges(index: index, types: model.types, uses: model.uses)
    }
    changePublishers = ChangePublishers(in: model)
    renderCalls["callAsFunction"] = model.callsOfValues()
    let writers = UnpublishedWriters(in: self)
    renderedFunctions.read(callersOf: functionsUsing(writers), in: index, by: reader)
    renderedGetters = RenderedGetters(in: self)
    let using = renderedFunctions.names(using: writers.functions.union(writers.variables), in: index)
    deferredEffects = DeferredEffects(calling: using, in: self)
    renderedMethods = RenderedMethods(of: writers, using: using, in: self)
    announcedChanges = AnnouncedChanges(in: self)
  }
}

extension RuleContext {
  package var index: ProjectIndex { model.index }

  package var types: ObservableTypes { model.types }

  var properties: [WrappedProperty] { model.properties }

  var uses: PropertyUses { model.uses }

  var classes: [ObservableTypes.Subject] { model.classes }

  func properties(of holder: TypeID) -> [WrappedProperty] { model.properties(of: holder) }

  func source(_ file: Int) -> SourceFile { model.source(file) }

  func text(_ range: Range<Int>, in file: Int) -> String { model.text(range, in: file) }

  func quotation(_ range: Range<Int>, in file: Int) -> String { model.quotation(range, in: file) }

  func name(of type: TypeID) -> String { model.name(of: type) }

  func location(of type: TypeID) -> SourceLocation { model.location(of: type) }

  func isPublished(_ variable: VariableFact, in type: TypeID) -> Bool {
    model.isPublished(variable, in: type)
  }

  func diagnostic(_ id: DiagnosticID, at offset: Int, in file: Int, _ message: String) -> Diagnostic {
    model.diagnostic(id, at: offset, in: file, message)
  }
}
