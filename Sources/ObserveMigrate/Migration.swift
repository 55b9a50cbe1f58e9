import Foundation
import MigrationOutput
import MigrationPlanning
import MigrationRules
import SourceText
import SwiftModel

/// Moves SwiftUI sources from `ObservableObject` to `@Observable`.
public enum Migration {
  /// Reads the sources, decides which types move, and makes the edits, without writing anything.
  ///
  /// - Throws: `MigrationError` for arguments that lead nowhere. What cannot be migrated is no error; the
  ///   report says it.
  public static func plan(_ options: MigrationOptions) async throws(MigrationError) -> MigrationResult {
    try await plan(options) { $0 }
  }

  /// Says what a type moves together with and why, what holds it back, and what would free it.
  ///
  /// - Parameters:
  ///   - name: a nested type by its path.
  ///   - options: what is read, and which rewrites are made.
  /// - Throws: `MigrationError` for a name or for options that lead nowhere.
  public static func explanation(
    of name: String, _ options: MigrationOptions
  ) async throws(MigrationError) -> [String] {
    let sources = try await SourceDiscovery(options).sources(at: options.paths, context: options.context)
    return try await MigrationRun(reading: sources, options: options).explanation(of: name)
  }

  /// Like `plan(_:)`, with the files taken in another order, which must not matter.
  package static func plan(
    _ options: MigrationOptions, reordering: ([String]) -> [String]
  ) async throws(MigrationError) -> MigrationResult {
    let discovery = SourceDiscovery(options)
    let sources = try await discovery.sources(at: options.paths, context: options.context)
    var result = try await MigrationRun(reading: sources, options: options, reordering: reordering).result()
    let remains = Recovery.remains(above: try discovery.commonFolder(of: options.paths)) + sources.interrupted
    result.killedRuns = remains.filter(Recovery.isNeeded).map { discovery.displayPath(of: $0) }
    return result
  }
}

extension UnpublishedVariables {
  fileprivate var policy: UnpublishedPolicy {
    switch self {
    case .auto: .auto
    case .track: .track
    case .ignore: .ignore
    }
  }
}

/// One run over sources that are read.
struct MigrationRun: Sendable {
  let inputs: [SourceReader.Input]
  let diffRoot: DiffRoot
  private let reading: ReadingFigures
  /// How long it took to put together what was read, and to ask the rules.
  private let asking: Duration
  let context: RuleContext
  let options: MigrationOptions
  let readOnly: ReadOnlySources
  private let unread: UnreadFiles
  private let deployment: DeploymentCheck
  /// What each file is compiled into: a module, or targets of Xcode projects.
  private let modules: [[String]]
  /// What the rules say about every use, with the rewrites that are made on request.
  private let reviewed: [Rewrite]

  /// - Throws: `MigrationError.interrupted` where the task is cancelled.
  init(
    reading sources: SourceDiscovery.Sources, options: MigrationOptions,
    reordering: ([String]) -> [String] = { $0 }
  ) async throws(MigrationError) {
    let start = ContinuousClock.now
    let byPath = Dictionary(uniqueKeysWithValues: sources.files.map { ($0.path, $0) })
    let files = reordering(sources.files.map(\.path)).compactMap { byPath[$0] }
    async let membership = XcodeMembership(of: sources.projects)
    // A comment whose reason is gone may be in a file that concerns nothing any more.
    let narrowing = options.insertTodos ? Narrowing(fewestFiles: .max, largestShare: 0) : options.narrowing
    let reader = SourceReader(jobs: options.jobs, narrowing: narrowing, progress: options.progress)
    let (read, leftOut) = await reader.read(files)
    let inputs =
      read + sources.closed.map(SourceReader.Input.init(closed:))
    let targets = await membership
    try Migration.checkCancellation()
    let reading = ReadingFigures(
      read: read.count, leftOut: leftOut, generated: files.count - read.count - leftOut,
      time: ContinuousClock.now - start)
    try await self.init(
      inputs: inputs, diffRoot: SourceDiscovery(options).diffRoot(of: options.paths), reading: reading,
      packages: sources.packages,
      targets: inputs.map { targets.targets(compiling: $0.url.path) }, membership: targets,
      isOnMainActorByDefault: DefaultIsolation(of: sources.projects, packages: sources.packages)
        .isOnMainActor(inputs.map(\.url.path)),
      options: options,
      deployment: DeploymentCheck(
        sources.projects, packages: sources.packages, told: options.deploymentTargets,
        display: SourceDiscovery(options).displayPath))
  }

  private init(
    inputs: [SourceReader.Input], diffRoot: DiffRoot, reading: ReadingFigures, packages: [String: String],
    targets: [Set<String>], membership: XcodeMembership, isOnMainActorByDefault: [Bool],
    options: MigrationOptions, deployment: DeploymentCheck
  ) async {
    let start = ContinuousClock.now
    self.deployment = deployment
    self.inputs = inputs
    self.diffRoot = diffRoot
    self.reading = reading
    self.options = options
    context = RuleContext(
      index: ProjectIndex(
        files: inputs.map(\.facts), paths: inputs.map(\.url.path), packages: packages, targets: targets,
        isOnMainActorByDefault: isOnMainActorByDefault),
      unpublished: options.unpublished.policy, bridgesPublishers: options.bridgePublishers,
      reader: ConcurrentReader(jobs: options.jobs))
    modules = inputs.indices.map { [index = context.index] file in
      index.moduleName(of: file).map { [$0] } ?? membership.names(of: targets[file])
    }
    readOnly = ReadOnlySources(inputs, context: context)
    unread = UnreadFiles(inputs, context: context)
    reviewed = await Self.rewrites(in: context, readOnly: readOnly, unread: unread, jobs: options.jobs)
    asking = ContinuousClock.now - start
  }

  /// The same sources with other options. The rules are asked again where their answers depend on these.
  init(_ other: MigrationRun, options: MigrationOptions) async {
    self.options = options
    inputs = other.inputs
    diffRoot = other.diffRoot
    reading = other.reading
    asking = other.asking
    modules = other.modules
    deployment = other.deployment
    if options.unpublished == other.options.unpublished,
      options.bridgePublishers == other.options.bridgePublishers
    {
      (context, readOnly, unread) = (other.context, other.readOnly, other.unread)
      reviewed = other.reviewed
    } else {
      context = RuleContext(
        index: other.context.index, unpublished: options.unpublished.policy,
        bridgesPublishers: options.bridgePublishers, reader: ConcurrentReader(jobs: options.jobs))
      readOnly = ReadOnlySources(inputs, context: context)
      unread = UnreadFiles(inputs, context: context)
      reviewed = await Self.rewrites(in: context, readOnly: readOnly, unread: unread, jobs: options.jobs)
    }
  }

  /// Types that move together.
  struct Unit: Sendable {
    let members: [TypeID]
    let names: [String]
  }

  /// What came of planning.
  struct Solution: Sendable {
    let plan: Plan
    /// All that the plan was made from.
    let rewrites: [Rewrite]
    let report: Report
    let result: MigrationResult
  }

  func result() async throws(MigrationError) -> MigrationResult {
    try await solution().result
  }

  /// The result where some units stay, and those that move in it.
  ///
  /// - Parameter putBack: those of the units whose types the report calls put back.
  func attempt(
    leaving units: [Unit] = [], putBack: [Unit] = []
  ) async throws(MigrationError) -> VerifiedWriting.Attempt {
    let solution = try await solution(
      leaving: Set(units.flatMap(\.members)), putBack: Set(putBack.flatMap(\.members)))
    let moving = solution.plan.units.filter(\.moves).map { unit in
      Unit(members: unit.members, names: unit.members.map { context.index.displayName(of: $0) })
    }
    return VerifiedWriting.Attempt(result: solution.result, units: moving)
  }

  /// What a type moves with, what holds it back, and what would free it.
  func explanation(of name: String) async throws(MigrationError) -> [String] {
    let types = try TypeNames(context).types(named: name, orElsewhere: true)
    return explanation(of: types, in: try await solution().report)
  }

  /// What the first type of a unit moves with, and what there is to look at, where other units stay.
  func explanation(of unit: Unit, leaving units: [Unit]) async throws(MigrationError) -> [String] {
    let report = try await solution(leaving: Set(units.flatMap(\.members))).report
    return explanation(of: [unit.members[0]], in: report)
  }

  private func explanation(of types: [TypeID], in report: Report) -> [String] {
    types.compactMap(report.entry).flatMap { TypeExplanation(of: $0, in: report, files: sources).lines }
  }

  /// The largest set of types that moves, carried out.
  func solution(
    leaving: Set<TypeID> = [], putBack: Set<TypeID> = []
  ) async throws(MigrationError) -> Solution {
    let start = ContinuousClock.now
    var reviewed = reviewed
    var rewrites = options.bestEffort ? reviewed : reviewed.map(\.withoutReview)
    var selection = try TypeNames(context).selection(options, rewrites, readOnlyFiles: readOnly.files)
    selection.putBack = putBack
    let skipped = selection.skipped.union(leaving)
    // Each round holds back at least one more unit, so this ends.
    while true {
      let plan = Plan(subjects: context.types.order, rewrites: rewrites, skipped: skipped)
      let edited = await edited(by: plan)
      let blockers = edited.flatMap(\.blockers)
      if blockers.isEmpty {
        let changes = edited.compactMap { result in
          if case .changed(let change) = result { return change }
          return nil
        }
        return finished(
          plan, withReview: await planWithReview(beyond: plan, reviewed, skipped: skipped), selection,
          rewrites, options.insertTodos ? await withTodos(changes, of: plan) : changes,
          since: start)
      }
      rewrites += blockers
      reviewed += blockers
    }
  }

  /// The plan with the rewrites that are made on request, where what it moves besides fits.
  private func planWithReview(
    beyond plan: Plan, _ reviewed: [Rewrite], skipped: Set<TypeID>
  ) async -> Plan {
    var reviewed = reviewed
    while true {
      let promised = Plan(subjects: context.types.order, rewrites: reviewed, skipped: skipped)
      let gained = promised.moved.subtracting(plan.moved)
      if gained.isEmpty { return promised }
      let files = Set(promised.applied.filter { !gained.isDisjoint(with: $0.subjects) }.map(\.file))
      let blockers = await edited(by: promised, in: files).flatMap(\.blockers)
      if blockers.isEmpty { return promised }
      reviewed += blockers
    }
  }

  /// What all rules say, each on a core of its own, in the order of the rules; and what cannot be read.
  private static func rewrites(
    in context: RuleContext, readOnly: ReadOnlySources, unread: UnreadFiles, jobs: Int?
  ) async -> [Rewrite] {
    let rules = Rule.allCases
    let said = await Workers(jobs: jobs).map(rules.count, inPortionsOf: 1) {
      rules[$0].rewrites(in: context)
    }.flatMap { $0 }
    return (said + SyntaxErrorBlockers.rewrites(besides: said, in: context) + unread.blockers)
      .map(readOnly.checked)
  }

  // MARK: Edits

  /// What came of the edits of one file.
  private enum Edited: Sendable {
    case unchanged
    case changed(MigrationResult.Change)
    /// The units whose edits do not fit.
    case failed([Rewrite])

    var blockers: [Rewrite] {
      if case .failed(let blockers) = self { return blockers }
      return []
    }
  }

  /// Every file that the plan changes, or each of some, in order; the files are edited and checked on all cores.
  private func edited(by plan: Plan, in some: Set<Int>? = nil) async -> [Edited] {
    let edits = plan.edits
    let files = edits.keys.filter { some?.contains($0) ?? true }.sorted()
    return await Workers(jobs: options.jobs).map(files.count) { index in
      edit(files[index], with: edits[files[index]] ?? [], of: plan)
    }
  }

  private func edit(_ file: Int, with edits: [SourceEdit], of plan: Plan) -> Edited {
    let source = context.index.files[file].source
    do throws(EditConflict) {
      let all = try sourceEdits(of: file, making: edits, of: plan)
      let migrated = all.applied(to: source.bytes)
      if migrated == source.bytes { return .unchanged }
      let hadError = context.index.files[file].syntaxError != nil
      if let problem = ResultCheck.problem(of: source, hadError: hadError, result: migrated, by: all) {
        return .failed(blockers(in: file, at: problem.offset, plan, problem.message))
      }
      return .changed(
        MigrationResult.Change(source, migrated, by: all, url: inputs[file].url, in: diffRoot))
    } catch {
      return .failed(
        blockers(
          in: file, at: error.second.range.lowerBound, plan,
          "two of its rewrites touch the same place; please report this",
          making: [error.first, error.second]))
    }
  }

  /// The edits of a plan in the order of the file, with the imports that follow from them.
  func sourceEdits(
    of file: Int, making edits: [SourceEdit], of plan: Plan
  ) throws(EditConflict) -> SourceEdits {
    let source = context.index.files[file].source
    let own = RemovedLines.joined(edits.sorted(by: Self.precedes), in: source)
    let imports = ImportObservation.edits(
      in: file, applied: try SourceEdits(ordered: own), plan: plan, context: context)
    return try SourceEdits(ordered: imports + own)
  }

  /// Statements put in at the same place stay in the order of the properties they are about.
  private static func precedes(_ first: SourceEdit, _ second: SourceEdit) -> Bool {
    (first.range.lowerBound, first.range.upperBound) < (second.range.lowerBound, second.range.upperBound)
  }

  private func blockers(
    in file: Int, at offset: Int, _ plan: Plan, _ problem: String, making conflict: [SourceEdit] = []
  ) -> [Rewrite] {
    let rewrites = plan.applied.filter { rewrite in
      guard rewrite.file == file, case .edits(let edits, _) = rewrite.outcome else { return false }
      return !edits.isEmpty
    }
    let involved = rewrites.filter { rewrite in
      guard case .edits(let edits, _) = rewrite.outcome else { return false }
      return edits.contains { edit in conflict.contains { $0.range.overlaps(edit.range) || $0 == edit } }
    }
    let subjects = Set((involved.isEmpty ? rewrites : involved).flatMap(\.subjects)).sorted()
    precondition(!subjects.isEmpty, "edits come from rewrites of types that move")
    return subjects.map { subject in
      .blocked(
        [subject],
        Diagnostic(
          id: .conflictingEdits, location: SourceLocation(file: file, offset: offset),
          message:
            "'\(context.index.displayName(of: subject))' cannot be rewritten here: \(problem)"
        ))
    }
  }

  // MARK: Result

  var sources: [SourceFile] { context.index.files.map(\.source) }

  private func finished(
    _ plan: Plan, withReview: Plan, _ selection: Report.Selection, _ rewrites: [Rewrite],
    _ changes: [MigrationResult.Change], since start: ContinuousClock.Instant
  ) -> Solution {
    let unreadable = unread.notes + SyntaxErrorBlockers.notes(in: context)
    let unclear = UnclearSupertypes.notes(in: context).filter { !selection.isReadOnly($0.location.file) }
    let migrating = changes.filter { !$0.isOnlyComments }
    let report = Report(
      plan: plan, withReview: withReview, types: context.types, index: context.index,
      fileNotes: unreadable + unclear,
      changedFiles: migrating.count, unreadFiles: reading.leftOut, selection: selection)
    let text = TextReport(report, files: sources, showsEveryPlace: options.isVerbose)
    let low = deployment.problems(changing: migrating.map(\.url.path))
    let tooLow = low.map { $0.line(at: "--deployment-target") }
    let discovery = SourceDiscovery(options)
    let result = MigrationResult(
      changes: changes.sorted { $0.path < $1.path }, report: tooLow + text.lines, summary: text.summary,
      blockedTypes: report.summary.blockedTypes, migratedTypes: report.summary.migratedTypes,
      unreadableFiles: unreadable.count,
      lowDeploymentTargets: tooLow,
      details: [reading.line, "planned in \((asking + (ContinuousClock.now - start)).inMilliseconds)"],
      document: ReportDocument(
        report, files: sources, modules: modules, deploymentTargets: low,
        changes: options.keepsUnitDiffs ? changesByUnit(of: plan, rewrites) : []),
      diffFolder: diffRoot.folder, workingFolder: discovery.workingFolder.path,
      roots: options.paths.map {
        URL(fileURLWithPath: $0, relativeTo: discovery.workingFolder).standardizedFileURL.path
      })
    return Solution(plan: plan, rewrites: rewrites, report: report, result: result)
  }
}
