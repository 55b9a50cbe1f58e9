import SwiftModel

/// Reads files and their facts, on all cores.
struct SourceReader {
  let jobs: Int?
  let narrowing: Narrowing
  /// Called with how many of how many files are read.
  let progress: @Sendable (Int, Int) -> Void

  /// In the order of `files`. Generated files are left out, and of very many files those that concern no observable
  /// object, which are counted.
  func read(_ files: [SourceDiscovery.Found]) async -> (inputs: [SourceInput], leftOut: Int) {
    let count = files.count
    let workers = Workers(jobs: jobs)
    let report = { @Sendable [progress] in progress($0, count) }
    var known: [Int: SourceInput] = [:]
    if count >= narrowing.fewestFiles {
      switch await SparseReader.read(files, workers, narrowing, progress: report) {
      case .complete(let inputs, let leftOut): return (files.indices.compactMap { inputs[$0] }, leftOut)
      case .partial(let inputs): known = inputs
      }
    }
    // Whoever cancels does not want the rest.
    let contents = await workers.map(count) { index in
      Task.isCancelled ? nil : SourceContent(of: files[index]).map(OutlinedContent.init)
    }
    let bodies =
      narrowing.leavesOutBodies
      ? UnneededBodies.all(in: contents.map { $0?.outline }) : contents.map { _ in UnneededBodies() }
    let inputs = await workers.map(count, progress: report) { [known] index in
      Task.isCancelled
        ? nil
        : known[index] ?? contents[index].map { SourceInput(files[index], $0, leavingOut: bodies[index]) }
    }
    return (inputs.compactMap { $0 }, 0)
  }
}
