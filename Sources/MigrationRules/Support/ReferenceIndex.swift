import SourceText
import SwiftModel

/// The mentions of members at the positions that a rule looks at. A file is parsed once for all of them, at the first
/// query.
final class ReferenceIndex {
  private let model: ProjectModel
  private let offsets: (Int) -> [Int]
  private var uses: [Int: [Int: Effect]] = [:]

  /// - Parameter offsets: takes the number of a file, and returns the offsets of the names to index, in order.
  init(in model: ProjectModel, offsets: @escaping (Int) -> [Int]) {
    self.model = model
    self.offsets = offsets
  }

  /// The mentions of some names, wherever they stand.
  convenience init(of names: Set<String>, in model: ProjectModel) {
    self.init(in: model) { file in
      names.filter { model.index.mayMention($0, in: file) }.flatMap(model.source(file).offsets).sorted()
    }
  }

  /// The mention at an offset of a file; nil for a local, a label, a word of a comment, or an offset not indexed.
  func use(at offset: Int, in file: Int) -> Effect? { usesByOffset(in: file)[offset] }

  /// The mentions of one name in a file, in order.
  func uses(of name: String, in file: Int) -> [Effect] {
    usesByOffset(in: file).values.filter { $0.name == name }.sorted { $0.offset < $1.offset }
  }

  /// Reads some files on all cores, before queries about them.
  func read(_ files: Set<Int>) {
    let unknown = files.filter { uses[$0] == nil }.map { (file: $0, offsets: offsets($0)) }
    let found = model.reader.map(unknown) { [model] in
      FactsReader.effects(at: $0.offsets, in: model.source($0.file))
    }
    for ((file, _), found) in zip(unknown, found) {
      uses[file] = Dictionary(found.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private func usesByOffset(in file: Int) -> [Int: Effect] {
    read([file])
    return uses[file] ?? [:]
  }
}
