import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// A property of a class and the types of the objects in it.
struct Holding {
  let holder: TypeID
  let declaration: TypeID
  let variable: VariableFact
  let objects: [TypeID]

  /// - Parameter path: the names that lead on from the variable.
  func name(of path: [String]) -> String { ([variable.name] + path).joined(separator: ".") }
}

/// Where held objects are read: `library.player.title`, `library.player.position()`, also for a property or a function
/// of the holder that gives what it reads.
final class HeldReads {
  private let model: ProjectModel
  private let functions: RenderedFunctions
  private let held: [Holding]
  /// Of the properties that others see, by their names: where in which files a member of what they hold may be read.
  private let reads: [String: [(file: Int, offsets: [Int])]]
  private let places: ReferenceIndex
  /// The calls of functions that ask held objects for something.
  private lazy var calls = ReferenceIndex(
    of: Set(held.flatMap { functions(asking: $0) { _ in true } }), in: model)

  private var callsByName: [String: [(file: Int, offsets: [Int])]] = [:]

  init(of held: [Holding], in model: ProjectModel, _ functions: RenderedFunctions) {
    self.model = model
    self.functions = functions
    self.held = held
    let names = Set(held.map(\.variable).filter { $0.accessLevel != .private }.map(\.name))
    let reads = names.map { name in
      let files = model.index.files(mentioning: name).map { file in
        (file: file, offsets: model.source(file).offsetsOfReads(through: name))
      }
      return (name, files.filter { !$0.offsets.isEmpty })
    }
    self.reads = Dictionary(uniqueKeysWithValues: reads)
    var offsets: [Int: [Int]] = [:]
    for place in reads.flatMap(\.1) { offsets[place.file, default: []] += place.offsets }
    places = ReferenceIndex(in: model) { [offsets] in offsets[$0, default: []].sorted() }
  }

  /// Whether a member of what a variable holds is read, outside of the class, for one of its own properties, or for a
  /// function of it that is called outside.
  ///
  /// - Parameters:
  ///   - isMeant: takes the name of a property, or that of a function with `()`.
  ///   - isPlace: takes a file and an offset outside of the class.
  func contain(
    _ held: Holding, reading isMeant: (String) -> Bool, in isPlace: (Int, Int) -> Bool
  ) -> Bool {
    let declarations = model.index.declarations(of: held.holder)
    func isRead(in source: SourceFile, at offset: Int) -> Bool {
      source.memberRead(from: held.variable.name, at: offset).map(isMeant) ?? false
    }
    let isInProperty = declarations.contains { declaration in
      let source = model.source(declaration.file)
      return model.index[declaration].variables.contains { property in
        property.isComputed
          && source.mentions(held.variable.name, in: property.declarationRange) { isRead(in: source, at: $0) }
          && mayBeShown(property, of: held.holder)
      }
    }
    if isInProperty { return true }
    func isOutside(_ offset: Int, in file: Int) -> Bool {
      isPlace(file, offset)
        && !declarations.contains { $0.file == file && model.index[$0].range.contains(offset) }
    }
    if held.variable.accessLevel != .private {
      let isReadOutside = reads[held.variable.name, default: []].contains { file, offsets in
        offsets.contains { offset in
          isRead(in: model.source(file), at: offset) && isOutside(offset, in: file)
            && isMember(of: held.holder, places.use(at: offset, in: file), in: file)
        }
      }
      if isReadOutside { return true }
    }
    return functions(asking: held, for: isMeant).sorted().contains { name in
      isCalled(name, byPropertyOf: held.holder)
        || callsOfMember(name).contains { file, offsets in
          offsets.contains { offset in
            isOutside(offset, in: file)
              && isMember(of: held.holder, calls.use(at: offset, in: file), in: file)
          }
        }
    }
  }

  /// Where a member of a name is called.
  private func callsOfMember(_ name: String) -> [(file: Int, offsets: [Int])] {
    if let known = callsByName[name] { return known }
    let found = model.index.files(mentioning: name).map { file in
      let source = model.source(file)
      return (file: file, offsets: source.offsets(of: name).filter { source.isCallOfMember(name, at: $0) })
    }.filter { !$0.offsets.isEmpty }
    callsByName[name] = found
    return found
  }

  private func isCalled(_ function: String, byPropertyOf holder: TypeID) -> Bool {
    model.index.declarations(of: holder).contains { declaration in
      let source = model.source(declaration.file)
      return model.index[declaration].variables.contains { property in
        property.isComputed
          && source.mentions(function, in: property.declarationRange) {
            !source.isMemberOfOther(at: $0) && source.isCall(of: function, at: $0)
          } && mayBeShown(property, of: holder)
      }
    }
  }

  /// The names of the functions of the holder that give what they ask the held object for, also through others.
  private func functions(asking held: Holding, for isMeant: (String) -> Bool) -> Set<String> {
    let declarations = model.index.declarations(of: held.holder)
    let giving = declarations.flatMap { declaration in
      model.index[declaration].functions.filter { model.givesValue($0, of: declaration) }
        .map { (source: model.source(declaration.file), function: $0) }
    }
    var found: Set<String> = []
    for (source, function) in giving {
      let asks = source.mentions(held.variable.name, in: function.bodyRange) { offset in
        !source.isMemberOfOther(at: offset)
          && source.memberRead(from: held.variable.name, at: offset).map(isMeant) == true
      }
      if asks { found.insert(function.name) }
    }
    var open = found
    while let name = open.popFirst() {
      for (source, function) in giving where !found.contains(function.name) {
        let calls = source.mentions(name, in: function.bodyRange) { offset in
          !source.isMemberOfOther(at: offset) && source.isCall(of: name, at: offset)
        }
        guard calls else { continue }
        found.insert(function.name)
        open.insert(function.name)
      }
    }
    return found
  }

  /// Whether more than functions without a result and initializers may read a computed property, also through others.
  private func mayBeShown(_ property: VariableFact, of holder: TypeID) -> Bool {
    property.accessLevel != .private
      || isUsedForViews(property.name, besides: property.declarationRange, in: holder, apartFrom: [])
  }

  /// Whether a private member is mentioned in its class, for one that others may use, and that gives a value.
  private func isUsedForViews(
    _ name: String, besides range: Range<Int>, in holder: TypeID, apartFrom seen: Set<String>
  ) -> Bool {
    let seen = seen.union([name])
    return model.index.declarations(of: holder).contains { declaration in
      let fact = model.index[declaration]
      let source = model.source(declaration.file)
      return source.mentions(name, in: fact.range) { offset in
        if range.contains(offset) || source.isMemberOfOther(at: offset) { return false }
        func isShown(_ user: String, _ level: AccessLevel?, _ range: Range<Int>) -> Bool {
          (level ?? fact.extensionAccessLevel) != .private
            || !seen.contains(user) && isUsedForViews(user, besides: range, in: holder, apartFrom: seen)
        }
        if let user = fact.variables.first(where: { $0.isComputed && $0.declarationRange.contains(offset) }) {
          return isShown(user.name, user.accessLevel, user.declarationRange)
        }
        guard let user = fact.functions.first(where: { $0.range.contains(offset) }) else { return true }
        if user.kind == .subscript { return true }
        return user.result != nil && isShown(user.name, user.modifiers.accessLevel, user.range)
      }
    }
  }

  /// Whether a mention may be that of a member of a type, by what stands before it, and is read for a view.
  private func isMember(of type: TypeID, _ use: Effect?, in file: Int) -> Bool {
    guard let use, functions.isShown(use), let base = use.base else { return false }
    if case .implicitMember = base { return false }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return model.index.type(of: base, in: scope).mayGiveMember(of: type, in: model.index)
  }
}

extension ProjectModel {
  /// Whether a function of a type gives something at once that is no object of the project.
  func givesValue(_ function: FunctionFact, of declaration: TypeID) -> Bool {
    guard function.kind == .function, !function.isStatic, !function.isAsync, function.bodyRange != nil,
      let result = function.result
    else { return false }
    return !index.resolve(result, in: LookupScope(inside: declaration)).unwrapped.declarations.contains {
      index[$0].kind == .class
    }
  }
}

extension TypeFact {
  /// What an extension says of all its members.
  fileprivate var extensionAccessLevel: AccessLevel? { kind == .extension ? accessLevel : nil }
}

extension SourceFile {
  /// It stands behind a dot, and `self` is not before that.
  fileprivate func isMemberOfOther(at offset: Int) -> Bool {
    let before = text(in: max(0, offset - 6)..<offset)
    return before.hasSuffix(".") && !["self.", "self?.", "self!."].contains(where: before.hasSuffix)
  }

  /// `name(`
  fileprivate func isCall(of name: String, at offset: Int) -> Bool {
    let end = offset + name.utf8.count
    return end < bytes.count && bytes[end] == UInt8(ascii: "(")
  }

  /// `.name(`
  fileprivate func isCallOfMember(_ name: String, at offset: Int) -> Bool {
    offset > 0 && bytes[offset - 1] == UInt8(ascii: ".") && isCall(of: name, at: offset)
  }

  /// Where something is read of what a member of some name stands for: `.name.x`, `.name.x()`
  func offsetsOfReads(through name: String) -> [Int] {
    offsets(of: name).filter { offset in
      offset > 0 && bytes[offset - 1] == UInt8(ascii: ".") && memberRead(from: name, at: offset) != nil
    }
  }

  /// The property that is read of what the name at an offset stands for, `name.x` or `name?.x`, or the function that
  /// is called, with `()` behind its name.
  func memberRead(from name: String, at offset: Int) -> String? {
    var end = offset + name.utf8.count
    while end < bytes.count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return nil }
    end += 1
    let start = end
    while end < bytes.count, bytes[end].continuesIdentifier { end += 1 }
    guard end < bytes.count else { return nil }
    return text(in: start..<end) + (bytes[end] == UInt8(ascii: "(") ? "()" : "")
  }
}
