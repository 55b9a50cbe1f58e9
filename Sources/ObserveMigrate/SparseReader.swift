import SourceText
import SwiftModel

/// Reads, of many files, only those that may use an observable object, or declare something that these mention.
///
/// A value of an observable type comes from somewhere: a file that uses one names its type, or a protocol or superclass
/// of it, or something whose declaration names one of these, or something whose declaration names that, and so on.
/// Whatever shares no such name with the files that mention the observation system concerns none of its objects, and
/// neither does what those files do not name. Names are compared as words, so that a file is rather read once too often.
struct SparseReader {
  private let files: [SourceDiscovery.Found]
  private let sketches: [SourceSketch?]
  private let workers: Workers
  private let narrowing: Narrowing
  private var isIncluded: [Bool]
  private var inputs: [Int: SourceInput] = [:]

  /// What was read, by the index of its file, of those that are not generated.
  enum Result {
    /// All that is needed.
    case complete([Int: SourceInput], leftOut: Int)
    /// The other files have to be read, too.
    case partial([Int: SourceInput])
  }

  static func read(
    _ files: [SourceDiscovery.Found], _ workers: Workers, _ narrowing: Narrowing,
    progress: @escaping @Sendable (Int) -> Void
  ) async -> Result {
    if await tooManyUseTheSystem(files, workers, narrowing) { return .partial([:]) }
    let sketched = await workers.map(files.count, progress: progress) { index in
      Task.isCancelled ? nil : Sketched(files[index])
    }
    var reader = SparseReader(files, sketched, workers, narrowing)
    return await reader.read()
  }

  /// Whether so many files name the observation system that nearly all will have to be read, as far as some tell.
  private static func tooManyUseTheSystem(
    _ files: [SourceDiscovery.Found], _ workers: Workers, _ narrowing: Narrowing
  ) async -> Bool {
    let sample = stride(from: 0, to: files.count, by: max(1, files.count / sampleSize)).map { files[$0] }
    let names = WordSet(namesOfTheSystem.map { SourceWord($0) })
    let users = await workers.map(sample.count) { index in
      if case .sketch(let sketch)? = Sketched(sample[index]) { sketch.uses(oneOf: names) } else { false }
    }
    return Double(users.count { $0 }) > Double(sample.count) * narrowing.largestShareOfUsers
  }

  private static let sampleSize = 512

  /// What a first look at a file gives.
  private enum Sketched: Sendable {
    case sketch(SourceSketch)
    case input(SourceInput)

    /// Nil for a generated file.
    init?(_ file: SourceDiscovery.Found) {
      switch SourceContent(of: file) {
      case .source(let bytes): self = .sketch(SourceSketch(of: bytes))
      case .unreadable(let source, let problem):
        self = .input(SourceInput(unreadable: file, source: source, problem: problem))
      case nil: return nil
      }
    }
  }

  private init(
    _ files: [SourceDiscovery.Found], _ sketched: [Sketched?], _ workers: Workers, _ narrowing: Narrowing
  ) {
    self.files = files
    self.workers = workers
    self.narrowing = narrowing
    sketches = sketched.map { if case .sketch(let sketch) = $0 { sketch } else { nil } }
    // What is generated or cannot be read is not read again.
    isIncluded = sketches.map { $0 == nil }
    for (index, sketched) in sketched.enumerated() {
      if case .input(let input) = sketched { inputs[index] = input }
    }
  }

  private mutating func read() async -> Result {
    guard await readUsers(), await readNamed() else { return .partial(inputs) }
    return .complete(inputs, leftOut: isIncluded.count { !$0 })
  }

  // MARK: Users

  /// Reads the files that may use an observable object.
  ///
  /// - Returns: false where everything has to be read.
  private mutating func readUsers() async -> Bool {
    var names = WordSet(Self.namesOfTheSystem.map { SourceWord($0) })
    var seen = names
    var unnamed: Set<String> = []
    var found = open { $0.uses(oneOf: names) }
    var held = HeldNames(among: WordSet(sketches.flatMap { $0?.references ?? [] }))
    while true {
      if found.isEmpty { return !unnamed.contains { seen.contains(SourceWord($0)) } }
      guard let read = await include(found) else { return false }
      names = WordSet([])
      var reaching: Set<String> = []
      for facts in read {
        unnamed.formUnion(facts.typesWithoutNames)
        reaching.formUnion(facts.namesForUsers)
        held.add(facts)
      }
      for word in reaching.union(held.names).map({ SourceWord($0) }) where !seen.contains(word) {
        names.insert(word)
        seen.insert(word)
      }
      found = open { $0.uses(oneOf: names) }
    }
  }

  private static let namesOfTheSystem = [
    "ObservableObject", "ObservableObjectPublisher", "ObjectWillChangePublisher", "Published", "StateObject",
    "InjectedObject",
    "ObservedObject", "EnvironmentObject", "FocusedObject", "environmentObject", "focusedObject",
    "focusedSceneObject", "objectWillChange", "Observable", "_exported",
  ]

  // MARK: What they name

  /// Reads the files that declare something that those read before mention, and what these mention in turn.
  private mutating func readNamed() async -> Bool {
    var mentioned = WordSet(Self.namesWritten.map { SourceWord($0) })
    for (index, sketch) in sketches.enumerated() where isIncluded[index] {
      for word in sketch?.words ?? [] { mentioned.insert(word) }
    }
    while true {
      let found = open { $0.declared.contains(where: mentioned.contains) }
      if found.isEmpty { return true }
      guard await include(found) != nil else { return false }
      for index in found {
        for word in sketches[index]?.words ?? [] { mentioned.insert(word) }
      }
    }
  }

  /// What the rules write, which a declaration of the project may hide.
  private static let namesWritten = [
    "State", "Bindable", "Binding", "Environment", "ObservationIgnored", "ObservationTracked", "Observation",
    "KeyPath", "Equatable", "AnyObject", "FocusedValue", "MainActor", "CurrentValueSubject",
    "PassthroughSubject", "Publisher",
    "AnyPublisher", "AnyCancellable", "Set", "Int", "Double", "String", "Bool", "Array", "Dictionary",
    "Optional",
  ]

  // MARK: Reading

  private func open(_ isWanted: (SourceSketch) -> Bool) -> [Int] {
    sketches.indices.filter { index in !isIncluded[index] && sketches[index].map(isWanted) == true }
  }

  /// - Returns: the facts of files; nil where too many files would be read.
  private mutating func include(_ indices: [Int]) async -> [FileFacts]? {
    for index in indices { isIncluded[index] = true }
    let limit = Double(files.count) * narrowing.largestShare
    if Double(inputs.count + indices.count) > limit { return nil }
    let read = await workers.map(indices.count) { [files] number in
      Task.isCancelled ? nil : SourceInput(reading: files[indices[number]])
    }
    for (index, input) in zip(indices, read) {
      if let input { inputs[index] = input }
    }
    return read.compactMap { $0?.facts }
  }
}

/// The protocols and superclasses by which observable objects may be held, in what is read so far.
private struct HeldNames {
  private let references: WordSet
  private var inherited: [String: Set<String>] = [:]

  /// - Parameter references: the classes and protocols that the tree declares.
  init(among references: WordSet) { self.references = references }

  mutating func add(_ facts: FileFacts) {
    for type in facts.types {
      let entries = (type.inheritance?.entries ?? []).map(\.type)
      inherited[type.name.last ?? "", default: []].formUnion(entries.flatMap(\.lastNames))
      if type.attributes.contains(where: { $0.name.last == "Observable" }) {
        inherited[type.name.last ?? "", default: []].insert(Self.root)
      }
    }
    for alias in facts.globalTypeAliases + facts.types.flatMap(\.typeAliases) {
      inherited[alias.name, default: []].formUnion(alias.type.lastNames)
    }
  }

  private static let root = "ObservableObject"

  var names: Set<String> {
    var subclasses: [String: [String]] = [:]
    for (name, above) in inherited {
      for other in above { subclasses[other, default: []].append(name) }
    }
    let observable = reached(from: [Self.root]) { subclasses[$0] ?? [] }
    return reached(from: Array(observable)) { Array(inherited[$0] ?? []) }
      .filter { references.contains(SourceWord($0)) }
  }

  private func reached(from start: [String], along step: (String) -> [String]) -> Set<String> {
    var (open, reached) = (start, Set(start))
    while let next = open.popLast() { open += step(next).filter { reached.insert($0).inserted } }
    return reached
  }
}

extension TypeExpression {
  fileprivate var lastNames: [String] { boundParts.compactMap { $0.dottedName?.last } }
}

/// A set of words that may hold a few more than were put in.
private struct WordSet: Sendable {
  private static let bits = 1 << 22
  private var storage = [UInt64](repeating: 0, count: bits / 64)

  init(_ words: [SourceWord]) {
    for word in words { insert(word) }
  }

  mutating func insert(_ word: SourceWord) { storage[word.slot / 64] |= 1 << UInt64(word.slot % 64) }

  func contains(_ word: SourceWord) -> Bool { storage[word.slot / 64] & 1 << UInt64(word.slot % 64) != 0 }
}

extension SourceSketch {
  /// Whether the file names one of them, or may give what others name.
  fileprivate func uses(oneOf names: WordSet) -> Bool { reexports || words.contains(where: names.contains) }
}

extension SourceWord {
  /// A number below the bits of a `WordSet`.
  fileprivate var slot: Int { number & ((1 << 22) - 1) }
}
