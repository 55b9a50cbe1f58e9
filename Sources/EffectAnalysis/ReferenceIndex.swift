import Dispatch
import SourceText
package import SwiftModel

/// Where the sources name something, and what they do to it there.
///
/// Effects are read when somebody asks for them, on all cores, and kept: no place of a file is read twice, whichever
/// analyses ask for it.
///
/// Analyses may ask from several threads.
package final class ReferenceIndex: @unchecked Sendable {
  private let index: ProjectIndex
  private let reader: ConcurrentReader
  private let takersOfClosures: ClosureTakers
  /// Only one thread at a time uses what follows.
  private let turn = DispatchSemaphore(value: 1)
  /// By file and byte offset; nil for a word that is no reference: a local, a label, a word of a comment.
  private var effects: [Int: [Int: Effect?]] = [:]
  /// The places that are read at this time.
  private var readings: [Reading] = []
  /// Where each name stands that somebody asked for, by file.
  private var mentions: [String: [Int: [Int]]] = [:]

  package init(of index: ProjectIndex, reader: ConcurrentReader) {
    self.index = index
    self.reader = reader
    takersOfClosures = ClosureTakers(in: index)
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

  /// What somebody asks the effects on a name for. Words that are plainly something else are not even parsed, which most
  /// are: labels, locals, annotations.
  package enum Purpose: Sendable {
    case any
    /// The variable may have another value afterwards, or a part of its value may be another one.
    case change
    /// The function is called, or a value of the type is made.
    case call

    fileprivate func mayBeServed(at offset: Int, in source: SourceFile) -> Bool {
      let isServed =
        switch self {
        case .any: true
        case .change: source.mayBeChanged(at: offset)
        case .call: source.mayBeCalled(at: offset)
        }
      return isServed && !source.isNoName(at: offset)
    }
  }

  /// The effects on everything of some names, in all files or in some.
  ///
  /// - Parameter purpose: effects that serve no such purpose may be left out.
  package func effects(
    on names: Set<String>, in files: Set<Int>? = nil, for purpose: Purpose = .any
  ) -> [Located<Effect>] {
    effects(at: places(of: names, in: files, for: purpose))
  }

  /// The effects on some names, each in some files.
  package func effects(on names: [Int: Set<String>], for purpose: Purpose) -> [Located<Effect>] {
    effects(
      at: names.reduce(into: [:]) { places, names in
        let source = index.files[names.key].source
        places[names.key] = Set(names.value.flatMap(source.offsets)).filter {
          purpose.mayBeServed(at: $0, in: source)
        }
      })
  }

  /// The effects on what has a name, in some regions.
  package func effects(on name: String, in regions: [CodeRegion]) -> [Located<Effect>] {
    let places = places(of: [name], in: Set(regions.map(\.file)))
    let inside = places.map { file, offsets in
      (file, offsets.filter { offset in regions.contains { $0.file == file && $0.range.contains(offset) } })
    }
    return effects(at: Dictionary(uniqueKeysWithValues: inside))
  }

  /// Whether some effect on one of some names is of a kind. Reads no more files than it takes to find one.
  ///
  /// - Parameters:
  ///   - file: where such an effect is most likely; files beside it come before others.
  ///   - purpose: what all effects of the kind serve.
  ///   - isWanted: has to depend on the effect alone.
  package func hasEffect(
    on names: Set<String>, near file: Int, for purpose: Purpose = .any,
    where isWanted: (Located<Effect>) -> Bool
  ) -> Bool {
    let places = places(of: names, for: purpose)
    var left = places.keys.sorted { (abs($0 - file), $0) < (abs($1 - file), $1) }[...]
    var count = 1
    while !left.isEmpty {
      let some = Set(left.prefix(count))
      if effects(at: places.filter { some.contains($0.key) }).contains(where: isWanted) { return true }
      left = left.dropFirst(count)
      // Files are read on all cores.
      count *= 8
    }
    return false
  }

  /// The effects on members of some names behind a value, in all files: `value.name` and `self.name`.
  ///
  /// Takes less time than all effects on the names, which are mostly labels and locals.
  package func effects(onMembers names: Set<String>, for purpose: Purpose = .any) -> [Located<Effect>] {
    let places = places(of: names, for: purpose).map { file, offsets in
      (file, offsets.filter(index.files[file].source.mayBeMember))
    }
    return effects(at: Dictionary(uniqueKeysWithValues: places)).filter {
      $0.use.base != nil && !$0.use.isImplicitMember
    }
  }

  private func places(
    of names: Set<String>, in files: Set<Int>? = nil, for purpose: Purpose = .any
  ) -> [Int: Set<Int>] {
    var places: [Int: Set<Int>] = [:]
    for (file, offsets) in names.sorted().flatMap({ mentions(of: $0, in: files) }) {
      let source = index.files[file].source
      places[file, default: []].formUnion(offsets.lazy.filter { purpose.mayBeServed(at: $0, in: source) })
    }
    return places
  }

  /// Where a name stands, by file.
  private func mentions(of name: String, in files: Set<Int>?) -> [Int: [Int]] {
    turn.wait()
    let known = mentions[name]
    turn.signal()
    guard let files else { return known ?? search(name) }
    if let known { return known.filter { files.contains($0.key) } }
    return offsets(of: name, in: index.files(mayMention: name).filter(files.contains))
  }

  private func search(_ name: String) -> [Int: [Int]] {
    let found = offsets(of: name, in: index.files(mayMention: name))
    turn.wait()
    mentions[name] = found
    turn.signal()
    return found
  }

  private func offsets(of name: String, in files: [Int]) -> [Int: [Int]] {
    files.reduce(into: [:]) { found, file in
      let offsets = index.files[file].source.offsets(of: name)
      if !offsets.isEmpty { found[file] = offsets }
    }
  }

  /// The effects in some regions on what has a name that matters.
  ///
  /// - Parameter isAskedLater: the other names that are read, too, as somebody else will ask about them in the same code:
  ///   most of the time goes into parsing that.
  package func effects(
    in regions: Set<CodeRegion>, where matters: (String) -> Bool,
    ahead isAskedLater: (String) -> Bool = { _ in false }
  ) -> [CodeRegion: [Effect]] {
    // Most words stand again and again.
    var known: [SourceWord: (name: String, matters: Bool, isRead: Bool)] = [:]
    func answer(_ word: SourceWord, _ range: Range<Int>, _ source: SourceFile) -> (
      matters: Bool, isRead: Bool
    ) {
      if let known = known[word], source.spells(known.name, in: range) {
        return (known.matters, known.isRead)
      }
      let name = source.text(in: range)
      let matters = matters(name)
      let isRead = matters || isAskedLater(name)
      known[word] = (name, matters, isRead)
      return (matters, isRead)
    }
    let words = regions.map { region in
      let source = index.files[region.file].source
      var words: [(offset: Int, matters: Bool)] = []
      source.forEachWord(in: region.range) { word, range in
        let (matters, isRead) = answer(word, range, source)
        let offset = range.lowerBound
        if isRead, Purpose.any.mayBeServed(at: offset, in: source) { words.append((offset, matters)) }
      }
      return (region, words)
    }
    let effects = self.known(
      words.reduce(into: [:]) { $0[$1.0.file, default: []].formUnion($1.1.map(\.offset)) })
    return words.reduce(into: [:]) { found, words in
      let offsets = words.1.filter(\.matters).map(\.offset)
      found[words.0] = offsets.compactMap { effects[words.0.file]?[$0].flatMap { $0 } }
    }
  }

  /// Places that a thread reads.
  private struct Reading {
    let places: [Int: Set<Int>]
    let end = DispatchGroup()
  }

  /// What is known of the files of some places, once these are read: here, or by threads that are at it already.
  private func known(_ places: [Int: Set<Int>]) -> [Int: [Int: Effect?]] {
    turn.wait()
    var unknown = places.reduce(into: [Int: Set<Int>]()) { unknown, place in
      let known = effects[place.key]
      unknown[place.key] = known == nil ? place.value : place.value.filter { known?[$0] == nil }
    }
    let others = readings.filter { reading in
      reading.places.contains { unknown[$0.key]?.isDisjoint(with: $0.value) == false }
    }
    for (file, offsets) in others.flatMap(\.places) { unknown[file]?.subtract(offsets) }
    let reading = Reading(places: unknown.filter { !$0.value.isEmpty })
    if !reading.places.isEmpty {
      reading.end.enter()
      readings.append(reading)
    }
    turn.signal()
    if !reading.places.isEmpty { read(reading) }
    for other in others { other.end.wait() }
    return current(Set(places.keys))
  }

  private func read(_ reading: Reading) {
    let places = reading.places.sorted { $0.key < $1.key }.map { (file: $0.key, offsets: $0.value.sorted()) }
    let found = reader.map(places) { [index, takersOfClosures] file, offsets in
      FactsReader.effects(at: offsets, in: index.files[file].source) { closures, type in
        takersOfClosures.placed(closures, in: LookupScope(file: file, enclosingType: type))
      }
    }
    turn.wait()
    for ((file, offsets), found) in zip(places, found) { add(found, at: offsets, in: file) }
    readings.removeAll { $0.end === reading.end }
    turn.signal()
    reading.end.leave()
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
