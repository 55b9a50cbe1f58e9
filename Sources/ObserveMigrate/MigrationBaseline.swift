import Foundation
import MigrationOutput

/// A file that lists types of the old system that are tolerated, so that new ones can be kept out.
///
/// It names them by their file and name. Paths in it start from its own folder.
public struct MigrationBaseline: Sendable {
  private let path: String
  private let url: URL
  private let baseline: Baseline

  /// - Parameter path: of the file; a relative one starts from the current folder.
  /// - Throws: `MigrationError.noSuchBaseline`, or `.file` where it cannot be read.
  public init(readingFrom path: String) throws(MigrationError) {
    self.path = path
    url = Self.url(of: path)
    guard FileManager.default.fileExists(atPath: url.path) else { throw .noSuchBaseline(path) }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw .file(path: path, problem: "it cannot be read; check its permissions")
    }
    do { baseline = try Baseline(parsing: String(decoding: data, as: UTF8.self)) } catch {
      throw .file(
        path: "\(path):\(error.line):1",
        problem: "this is no entry; write 'path/of/the/File.swift: TypeName', or write the file anew")
    }
  }

  /// Writes a baseline that tolerates every type of the old system that a result knows of.
  ///
  /// - Returns: how many types it tolerates.
  /// - Throws: `MigrationError.file`
  public static func write(_ result: MigrationResult, to path: String) throws(MigrationError) -> Int {
    let url = url(of: path)
    let entries = Set(result.oldTypes(relativeTo: url).map(\.entry))
    try OutputFile.write(Array(Baseline.text(tolerating: entries).utf8), to: path)
    return entries.count
  }

  /// The result with what the baseline says about its types.
  func comparison(with result: MigrationResult) -> (tolerated: Set<Int>, done: [ReportDocument.Message]) {
    let types = result.oldTypes(relativeTo: url)
    let tolerated = Set(baseline.entries.map(\.entry))
    let present = Set(types.map(\.entry))
    let done = baseline.entries.filter { !present.contains($0.entry) && covers($0.entry, result) }
    return (
      Set(types.filter { tolerated.contains($0.entry) }.map(\.index)),
      done.map { entry, line in
        ReportDocument.Message(
          id: "done-in-baseline", severity: "note",
          message: "'\(entry.name)' is no longer of the old system; take this line away",
          place: ReportDocument.Place(path: path, line: line, column: 1))
      }
    )
  }

  /// Whether a run over some of the sources can tell that an entry is done.
  private func covers(_ entry: Baseline.Entry, _ result: MigrationResult) -> Bool {
    let file = URL(fileURLWithPath: entry.path, relativeTo: url.deletingLastPathComponent())
      .standardizedFileURL.path
    return !FileManager.default.fileExists(atPath: file)
      || result.roots.contains { file == $0 || $0 == "/" || file.hasPrefix($0 + "/") }
  }

  private static func url(of path: String) -> URL { URL(fileURLWithPath: path).standardizedFileURL }
}

extension MigrationResult {
  /// The same result, held against a baseline: `newTypes` and `doneInBaseline` say what came of it, and so do the
  /// reports.
  public func compared(with baseline: MigrationBaseline) -> MigrationResult {
    let (tolerated, done) = baseline.comparison(with: self)
    var result = self
    result.document.mark(inBaseline: tolerated.contains, done: done)
    return result
  }

  /// A line for each type of the old system that the baseline does not have, with its reasons behind it; nil without a
  /// baseline. Types that are left alone on request are none.
  public var newTypes: [String]? {
    if document.doneInBaseline == nil { return nil }
    return document.newTypes.flatMap { [$0.message] + $0.reasons }.map { $0.line() }
  }

  /// A line for each entry of the baseline that can go.
  public var doneInBaseline: [String] { (document.doneInBaseline ?? []).map { $0.line() } }

  /// What a check says: what is new, where there is a baseline, and the whole report otherwise.
  public var remainder: [String] { newTypes.map { lowDeploymentTargets + $0 + doneInBaseline } ?? report }

  fileprivate func oldTypes(relativeTo baseline: URL) -> [(index: Int, entry: Baseline.Entry)] {
    let folder = baseline.deletingLastPathComponent().path
    let workingFolder = URL(fileURLWithPath: workingFolder, isDirectory: true)
    return document.types.enumerated().filter(\.element.isOld).map { index, type in
      let file = URL(fileURLWithPath: type.place.path, relativeTo: workingFolder).standardizedFileURL.path
      return (index, Baseline.Entry(path: FolderPath.relative(file, to: folder), name: type.name))
    }
  }
}

extension FolderPath {
  /// With `..` where the file lies beside the folder.
  static func relative(_ file: String, to folder: String) -> String {
    let (target, base) = (file.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(target, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + target.dropFirst(shared)).joined(
      separator: "/")
  }
}
