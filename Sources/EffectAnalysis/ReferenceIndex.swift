import Dispatch
import SourceText
package import SwiftModel

/// Where the sources name something, and what they do to it there.
///
/// Effects are read when somebody asks for them, on all cores, and kept: no place of a file is read twice, whichever
/// analyses ask for it.
///
/// Analyses may ask from several threads; two that ask for the same place at once may both read it.
package final class ReferenceIndex: @unchecked Sendable {
  private let index: ProjectIndex
  private let reader: ConcurrentReader
  /// Only one thread at a time uses `effects`.
  private let turn = DispatchSemaphore(value: 1)
  /// By file and byte offset; nil for a word that is no reference: a local, a label, a word of a comment.
  private var effects: [Int: [Int: Effect?]] = [:]

  package init(of index: ProjectIndex, reader: ConcurrentReader) {
    self.index = index
    self.reader = reader
  }

  /// The effects at some places.
  ///
  /// - Parameter places: where names start, as byte offsets without `$`, by file.
  /// - Returns: in the order of the files and of their text.
  package func effects(at places: [Int: Set<Int>]) -> [Located<Effect>] {
    let effects = known(places)
    return places.sorted { $0.key < $1.key }.flatMap { file, offsets in
      offsets.sorted().compactMap { offset in
        effects[file]?[offset].flatMap { $0 }.map { Located(file: file, use: $0) }
      }
    }
  }

  package func effects(at offsets: [Int], in file: Int) -> [Effect] {
    effects(at: [file: Set(offsets)]).map(\.use)
  }

  /// The effect on what is named at a byte offset; nil where that is a local, a label or a word of a comment.
  package func effect(at offset: Int, in file: Int) -> Effect? { effects(at: [offset], in: file).first }

  /// The effects on everything of some names, in all files or in some.
  package func effects(on names: Set<String>, in files: Set<Int>? = nil) -> [Located<Effect>] {
    effects(at: places(of: names, in: files))
  }

  /// The effects on members of some names behind a value, in all files: `value.name` and `self.name`.
  ///
  /// Takes less time than all effects on the names, which are mostly labels and locals.
  package func effects(onMembers names: Set<String>) -> [Located<Effect>] {
    let places = places(of: names).map { file, offsets in
      (file, offsets.filter(index.files[file].source.mayBeMember))
    }
    return effects(at: Dictionary(uniqueKeysWithValues: places)).filter {
      $0.use.base != nil && !$0.use.isImplicitMember
    }
  }

  private func places(of names: Set<String>, in files: Set<Int>? = nil) -> [Int: Set<Int>] {
    let words = names.sorted().flatMap { name in
      (files?.filter { index.mayMention(name, in: $0) } ?? Set(index.files(mentioning: name))).map {
        (name, $0)
      }
    }
    return words.reduce(into: [:]) { places, word in
      places[word.1, default: []].formUnion(index.files[word.1].source.offsets(of: word.0))
    }
  }

  /// The effects in some regions on what has a name that matters.
  package func effects(
    in regions: Set<CodeRegion>, where matters: (String) -> Bool
  ) -> [CodeRegion: [Effect]] {
    let offsets = regions.map { region in
      let words = index.files[region.file].source.words(in: region.range, where: matters)
      return (region, Set(words.map(\.offset)))
    }
    let effects = known(offsets.reduce(into: [:]) { $0[$1.0.file, default: []].formUnion($1.1) })
    return offsets.reduce(into: [:]) { found, place in
      found[place.0] = place.1.sorted().compactMap { effects[place.0.file]?[$0].flatMap { $0 } }
    }
  }

  /// What is known of the files of some places, once these are read.
  private func known(_ places: [Int: Set<Int>]) -> [Int: [Int: Effect?]] {
    let before = current(Set(places.keys))
    let unknown = places.sorted { $0.key < $1.key }.map { file, offsets in
      (file: file, offsets: offsets.filter { before[file]?[$0] == nil }.sorted())
    }.filter { !$0.offsets.isEmpty }
    if unknown.isEmpty { return before }
    let found = reader.map(unknown) { [index] in
      FactsReader.effects(at: $0.offsets, in: index.files[$0.file].source)
    }
    turn.wait()
    for ((file, offsets), found) in zip(unknown, found) { add(found, at: offsets, in: file) }
    turn.signal()
    return current(Set(places.keys))
  }

  private func current(_ files: Set<Int>) -> [Int: [Int: Effect?]] {
    turn.wait()
    defer { turn.signal() }
    return files.reduce(into: [:]) { $0[$1] = effects[$1] }
  }

  private func add(_ found: [Effect], at offsets: [Int], in file: Int) {
    for offset in offsets { effects[file, default: [:]][offset] = .some(nil) }
    // A `$` or a back-tick belongs to the reference, and not to the word.
    for effect in found {
      let isWord = effects[file]?[effect.offset] != nil
      effects[file, default: [:]][isWord ? effect.offset : effect.offset + 1] = .some(effect)
    }
  }
}
