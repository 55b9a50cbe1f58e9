import Foundation
import ObserveMigrate
import SwiftModel
import SwiftParser
import SwiftSyntax

/// Measures a dry run beside two yardsticks over the same files, on the same cores: searching all bytes for a
/// name, and a bare parse.
///
///     swift run -c release benchmark path ...         real sources, a run for each path
///     swift run -c release benchmark --with-options path ...   with --best-effort and --bridge-publishers
///     swift run -c release benchmark --files 10000    a generated tree, one per cent of which matters
///     swift run -c release benchmark --growth         how the cost grows with what a project has more of
///     swift run -c release benchmark --write folder   sources to count instructions on
@main
enum Benchmark {
  static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: [String]) async throws {
    switch (arguments.first, arguments.count) {
    case ("--with-options", 2...): try await compare(Array(arguments.dropFirst()), withOptions: true)
    case ("--write", 2): try GeneratedTree.writeYardstick(to: URL(fileURLWithPath: arguments[1]))
    case ("--growth", 1): try await Growth.measure()
    case ("--files", 2):
      guard let count = Int(arguments[1]), count > 0 else { throw Usage() }
      let folder = try GeneratedTree(shape: .files, size: count).write()
      defer { try? FileManager.default.removeItem(at: folder) }
      try await compare([folder.path])
    case (let first?, _) where !first.hasPrefix("-"): try await compare(arguments)
    default: throw Usage()
    }
  }

  private struct Usage: Error, CustomStringConvertible {
    let description =
      "give what to measure: benchmark [--with-options] path ... | --files <number> | --growth | --write <folder>"
  }

  private static func compare(_ paths: [String], withOptions: Bool = false) async throws {
    let files = paths.flatMap(swiftFiles)
    let before = WorkFigures.current
    let migration = try await Measurement.of {
      for path in paths { _ = try await Migration.plan(options(path, withOptions)) }
    }
    let work = WorkFigures.current - before
    let search = try await Measurement.of {
      await onAllCores(files) { bytes in bytes.withUnsafeBytes { occurrences(of: "Observ", in: $0) } }
    }
    let parse = try await Measurement.of {
      await onAllCores(files) { bytes in
        Array(bytes).withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
      }
    }
    print("\(files.count) files, \(lineCount(of: files)) lines")
    print("search all bytes  \(search)")
    print("bare parse        \(parse)")
    print("dry run           \(migration)")
    print(
      String(
        format: "read              %d parses, %.1f MB of %.1f MB, %d bodies summarised",
        work.parses, Double(work.bytes) / 1e6, Double(byteCount(of: files)) / 1e6, work.summaries))
    print("dry run / bare parse  \(ratio(migration, parse))")
    print("dry run / search      \(ratio(migration, search))")
  }

  private static func options(_ path: String, _ withOptions: Bool) -> MigrationOptions {
    MigrationOptions(paths: [path], bestEffort: withOptions, bridgePublishers: withOptions)
  }

  private static func ratio(_ first: Measurement, _ second: Measurement) -> String {
    String(format: "%.2f wall, %.2f processor", first.wall / second.wall, first.processor / second.processor)
  }

  private static func swiftFiles(below path: String) -> [String] {
    guard let enumerator = FileManager.default.enumerator(atPath: path) else { return [path] }
    let names = enumerator.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    return names.isEmpty ? [path] : names.map { path + "/" + $0 }
  }

  private static func lineCount(of files: [String]) -> Int {
    files.reduce(0) { sum, file in
      sum + (FileManager.default.contents(atPath: file)?.count { $0 == 0x0A } ?? 0)
    }
  }

  private static func byteCount(of files: [String]) -> Int {
    files.reduce(0) { $0 + (FileManager.default.contents(atPath: $1)?.count ?? 0) }
  }

  private static func onAllCores(_ files: [String], _ work: @escaping @Sendable (Data) -> Int) async {
    let workers = ProcessInfo.processInfo.activeProcessorCount
    await withTaskGroup(of: Int.self) { group in
      for worker in 0..<workers {
        group.addTask {
          stride(from: worker, to: files.count, by: workers).reduce(0) { sum, index in
            sum + (FileManager.default.contents(atPath: files[index]).map(work) ?? 0)
          }
        }
      }
      await group.waitForAll()
    }
  }

  private static func occurrences(of word: String, in bytes: UnsafeRawBufferPointer) -> Int {
    guard var place = bytes.baseAddress, let first = word.utf8.first else { return 0 }
    let end = place + bytes.count
    var count = 0
    while place < end, let found = memchr(place, Int32(first), end - place) {
      let start = UnsafeRawPointer(found)
      if end - start >= word.utf8.count, memcmp(start, word, word.utf8.count) == 0 { count += 1 }
      place = start + 1
    }
    return count
  }
}
