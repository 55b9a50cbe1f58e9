import Foundation
import MigrationOutput
import MigrationPlanning
import MigrationRules
import SourceText
import SwiftModel

/// One run over sources that are read.
struct MigrationRun: Sendable {
  let inputs: [SourceInput]
  let diffRoot: DiffRoot
  private let reading: ReadingFigures
  /// How long it took to put together what was read, and to ask the rules.
  private let asking: Duration
  private(set) var context: RuleContext
  private(set) var options: MigrationOptions
  let readOnly: ReadOnlySources
  private let unread: UnreadFiles
  private let deployment: DeploymentCheck
  /// What each file is compiled into: a module, or targets of Xcode projects.
  private let modules: [[String]]
  /// What the rules say about every use.
  private var said: [RuleRewrites]

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
      read + sources.closed.map(SourceInput.init(closed:))
    let targets = await membership
    try MigrationError.throwIfCancelled()
    let reading = ReadingFigures(
      read: read.count, leftOut: leftOut, generated: files.count - read.count - leftOut,
      time: ContinuousClock.now - start)
    try await self.init(
      inputs: inputs, diffRoot: SourceDiscovery(options).diffRoot(of: options.paths), reading: reading,
      packages: sources.packages,
      targets: inputs.map { targets.targets(compiling: $0.url.path) }, membership: targets,
      settings: XcodeConcurrency(of: sources.projects, packages: sources.packages)
        .settings(of: inputs.map(\.url.path)),
      options: options,
      deployment: DeploymentCheck(
        sources.projects, packages: sources.packages, membership: targets, told: options.deploymentTargets,
        display: { [discovery = SourceDiscovery(options)] in
          discovery.displayPath(of: URL(fileURLWithPath: $0))
        }))
  }

  private init(
    inputs: [SourceInput], diffRoot: DiffRoot, reading: ReadingFigures, packages: [String: String],
    targets: [Set<String>], membership: XcodeMembership, settings: [ConcurrencySettings],
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
        settings: settings),
      unpublished: options.unpublished.policy, bridgesPublishers: options.bridgePublishers,
      reader: ConcurrentReader(jobs: options.jobs))
    modules = inputs.indices.map { [index = context.index] file in
      index.moduleName(of: file).map { [$0] } ?? membership.names(of: targets[file])
    }
    readOnly = ReadOnlySources(inputs, context: context)
    unread = UnreadFiles(inputs, context: context)
    said = await Self.rewritesOfRules(in: context, jobs: options.jobs)
    asking = ContinuousClock.now - start
  }

  /// The same sources with `bridgePublishers`.
  func bridgingPublishers() async -> MigrationRun {
    var run = self
    run.options.bridgePublishers = true
    run.context = context.bridgingPublishers
    run.said = await Self.rewritesOfRules(in: run.context, besides: said, jobs: options.jobs)
    return run
  }

  /// What came of planning.
  struct Solution: Sendable {
    let plan: Plan
    /// What comes of options that were not given, where that was to be tried.
    let trials: [OptionTrial]
    /// All that the plan was made from.
    let rewrites: [Rewrite]
    let report: Report
    let result: MigrationResult
  }

  func result() async throws(MigrationError) -> MigrationResult {
    try await solution(tryingOptions: true).result
  }

  /// The result where some units stay, and those that move in it.
  ///
  /// - Parameters:
  ///   - putBack: those of the units whose types the report calls put back.
  ///   - tryingOptions: whether the report is to say what options would move besides.
  func attempt(
    leaving units: [MovingUnit] = [], putBack: [MovingUnit] = [], tryingOptions: Bool = false
  ) async throws(MigrationError) -> MigrationAttempt {
    let solution = try await solution(
      leaving: Set(units.flatMap(\.members)), putBack: Set(putBack.flatMap(\.members)),
      tryingOptions: tryingOptions)
    let moving = solution.plan.units.filter(\.moves).map { unit in
      MovingUnit(members: unit.members, names: unit.members.map { context.index.displayName(of: $0) })
    }
    return MigrationAttempt(result: solution.result, units: moving)
  }

  /// What a type moves with, what holds it back, and what would free it.
  func explanation(of name: String) async throws(MigrationError) -> [String] {
    let types = try TypeNames(context).types(named: name, orElsewhere: true)
    return explanation(of: types, in: try await solution(tryingOptions: true).report)
  }

  /// What the first type of a unit moves with, and what there is to look at, where other units stay.
  func explanation(of unit: MovingUnit, leaving units: [MovingUnit]) async throws(MigrationError) -> [String]
  {
    let report = try await solution(leaving: Set(units.flatMap(\.members))).report
    return explanation(of: [unit.members[0]], in: report)
  }

  private func explanation(of types: [TypeID], in report: Report) -> [String] {
    types.compactMap(report.entry).flatMap { TypeExplanation(of: $0, in: report, files: sources).lines }
  }

  /// The largest set of types that moves, carried out.
  ///
  /// - Parameter tryingOptions: whether to find out what options would move besides that were not given.
  func solution(
    leaving: Set<TypeID> = [], putBack: Set<TypeID> = [], tryingOptions: Bool = false
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
        let withReview = await promised(by: reviewed, beyond: plan, skipped: skipped)
        let trials =
          tryingOptions
          ? await trials(beyond: plan, withReview: withReview, skipped: skipped) : []
        return finished(
          plan, withReview: withReview, trials, selection, rewrites,
          options.insertTodos ? await withTodos(changes, of: plan) : changes, since: start)
      }
      rewrites += blockers
      reviewed += blockers
    }
  }

  /// The plan with rewrites that are not made, where what it moves besides fits.
  func promised(by rewrites: [Rewrite], beyond plan: Plan, skipped: Set<TypeID>) async -> Plan {
    var rewrites = rewrites
    while true {
      let promised = Plan(subjects: context.types.order, rewrites: rewrites, skipped: skipped)
      let gained = promised.moved.subtracting(plan.moved)
      if gained.isEmpty { return promised }
      let files = Set(promised.applied.filter { !gained.isDisjoint(with: $0.subjects) }.map(\.file))
      let blockers = await edited(by: promised, in: files).flatMap(\.blockers)
      if blockers.isEmpty { return promised }
      rewrites += blockers
    }
  }

  /// What a rule says, and whether that depends on whether publishers are preserved.
  private struct RuleRewrites: Sendable {
    let rewrites: [Rewrite]
    let dependsOnBridges: Bool
  }

  /// What all rules say, each on a core of its own, in the order of the rules.
  ///
  /// - Parameter others: what they say without publishers preserved; those that do not depend on it are not asked again.
  private static func rewritesOfRules(
    in context: RuleContext, besides others: [RuleRewrites]? = nil, jobs: Int?
  ) async -> [RuleRewrites] {
    let rules = Rule.allCases
    return await Workers(jobs: jobs).map(rules.count, inPortionsOf: 1) { number in
      if let known = others?[number], !known.dependsOnBridges { return known }
      let context = context.ofOneRule
      let rewrites = rules[number].rewrites(in: context)
      return RuleRewrites(rewrites: rewrites, dependsOnBridges: context.dependsOnBridges)
    }
  }

  /// The rewrites with those that are made on request, and what the files themselves hold back.
  var reviewed: [Rewrite] {
    let rewrites = said.flatMap(\.rewrites)
    return (rewrites + SyntaxErrorBlockers.rewrites(besides: rewrites, in: context) + unread.blockers)
      .map(readOnly.checked)
  }

  // MARK: Result

  var sources: [SourceFile] { context.index.files.map(\.source) }

  private func finished(
    _ plan: Plan, withReview: Plan, _ trials: [OptionTrial], _ selection: Report.Selection,
    _ rewrites: [Rewrite], _ changes: [MigrationResult.Change], since start: ContinuousClock.Instant
  ) -> Solution {
    let unreadable = unread.notes + SyntaxErrorBlockers.notes(in: context)
    let unclear = UnclearSupertypes.notes(in: context).filter { !selection.isReadOnly($0.location.file) }
    let migrating = changes.filter { !$0.isOnlyComments }
    let report = Report(
      plan: plan, withReview: withReview, trials: trials, types: context.types, index: context.index,
      fileNotes: unreadable + unclear,
      changedFiles: migrating.count, unreadFiles: reading.leftOut, selection: selection)
    let lines = XcodeReport(report, files: sources, showsEveryPlace: options.isVerbose)
    let low = deployment.problems(changing: migrating.map(\.url.path))
    let tooLow = low.map { $0.message.line(at: "--deployment-target") }
    let text = TextReport(report, files: sources, lowTargets: low, isVerbose: options.isVerbose)
    let discovery = SourceDiscovery(options)
    let result = MigrationResult(
      changes: changes.sorted { $0.path < $1.path }, report: tooLow + lines.lines, summary: lines.summary,
      text: TextForm(body: text.lines, summary: text.summary),
      blockedTypes: report.summary.blockedTypes, migratedTypes: report.summary.migratedTypes,
      unreadableFiles: unreadable.count,
      lowDeploymentTargets: tooLow,
      details: [reading.line, "planned in \((asking + (ContinuousClock.now - start)).inMilliseconds)"],
      document: ReportDocument(
        report, files: sources, modules: modules, deploymentTargets: low.map(\.message),
        changes: options.keepsUnitDiffs ? changesByUnit(of: plan, rewrites) : []),
      diffFolder: diffRoot.folder, workingFolder: discovery.workingFolder.path,
      roots: options.paths.map {
        URL(fileURLWithPath: $0, relativeTo: discovery.workingFolder).standardizedFileURL.path
      })
    return Solution(plan: plan, trials: trials, rewrites: rewrites, report: report, result: result)
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
