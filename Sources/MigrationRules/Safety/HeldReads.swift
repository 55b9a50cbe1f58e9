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

/// The reads of members of objects that a holder refers to: `library.player.title`, `library.player.position()`,
/// also through a property or function of the holder that returns what it reads.
final class HeldReads {
  private let model: ProjectModel
  private let functions: RenderedFunctions
  private let held: [Holding]
  /// The places where a member of the value of a visible property may be read, by the name of the property.
  private let reads: [String: [(file: Int, offsets: [Int])]]
  private let places: ReferenceIndex
  /// The calls of functions that read members of held objects.
  private lazy var calls = ReferenceIndex(
    of: Set(held.flatMap { functions(asking: $0) { _ in true }.keys }), in: model)

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

  /// The first read of a member of a variable's object: outside of the class, in one of its own properties, or
  /// in a function of it that is called outside. Nil if there is none.
  ///
  /// - Parameters:
  ///   - isMeant: takes the name of a property, or the name of a function with `()`.
  ///   - isPlace: takes a file and an offset outside of the class.
  func trace(
    of held: Holding, reading isMeant: (String) -> Bool, in isPlace: (Int, Int) -> Bool
  ) -> [TraceStep]? {
    let declarations = model.index.declarations(of: held.holder)
    func isRead(in source: SourceFile, at offset: Int) -> Bool {
      source.memberRead(from: held.variable.name, at: offset).map(isMeant) ?? false
    }
    let inProperty = declarations.firstResult { declaration in
      let source = model.source(declaration.file)
      return model.index[declaration].variables.firstResult { property -> SourceLocation? in
        guard property.isComputed,
          let offset = source.firstOffset(
            of: held.variable.name, in: property.declarationRange, where: { isRead(in: source, at: $0) }),
          mayBeShown(property, of: held.holder)
        else { return nil }
        return SourceLocation(file: declaration.file, offset: offset)
      }
    }
    if let inProperty { return [step(reading: held, at: inProperty)] }
    func isOutside(_ offset: Int, in file: Int) -> Bool {
      isPlace(file, offset)
        && !declarations.contains { $0.file == file && model.index[$0].range.contains(offset) }
    }
    if held.variable.accessLevel != .private {
      let outside = reads[held.variable.name, default: []].firstResult { file, offsets in
        offsets.first { offset in
          isRead(in: model.source(file), at: offset) && isOutside(offset, in: file)
            && isMember(of: held.holder, places.use(at: offset, in: file), in: file)
        }.map { SourceLocation(file: file, offset: $0) }
      }
      if let outside { return [step(reading: held, at: outside)] }
    }
    let functions = functions(asking: held, for: isMeant)
    return functions.keys.sorted().firstResult { name in
      let call =
        callOf(name, byPropertyOf: held.holder)
        ?? callsOfMember(name).firstResult { file, offsets in
          offsets.first { offset in
            isOutside(offset, in: file)
              && isMember(of: held.holder, calls.use(at: offset, in: file), in: file)
          }.map { SourceLocation(file: file, offset: $0) }
        }
      return call.map { steps(from: $0, calling: name, functions, to: held) }
    }
  }

  private func step(reading held: Holding, at location: SourceLocation) -> TraceStep {
    let name = held.variable.name
    let member = model.source(location.file).memberRead(from: name, at: location.offset) ?? ""
    return model.step(at: location, "reads '\(name).\(member)'")
  }

  /// The steps from the call of a function of the holder, through nested calls, to the read of the held object.
  private func steps(
    from call: SourceLocation, calling name: String, _ functions: [String: Asking], to held: Holding
  ) -> [TraceStep] {
    var steps: [TraceStep] = []
    var next: (name: String, call: SourceLocation)? = (name, call)
    while let (name, call) = next {
      steps.append(model.step(at: call, "calls '\(name)()'"))
      guard let asking = functions[name] else { break }
      next = asking.callee.map { ($0, asking.location) }
      if asking.callee == nil { steps.append(step(reading: held, at: asking.location)) }
    }
    return steps
  }

  /// The place where a function reads the held object, or calls a function that does.
  private struct Asking {
    let location: SourceLocation
    let callee: String?
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

  private func callOf(_ function: String, byPropertyOf holder: TypeID) -> SourceLocation? {
    model.index.declarations(of: holder).firstResult { declaration in
      let source = model.source(declaration.file)
      return model.index[declaration].variables.firstResult { property -> SourceLocation? in
        guard property.isComputed,
          let offset = source.firstOffset(
            of: function, in: property.declarationRange,
            where: { !source.isMemberOfOther(at: $0) && source.isCall(of: function, at: $0) }),
          mayBeShown(property, of: holder)
        else { return nil }
        return SourceLocation(file: declaration.file, offset: offset)
      }
    }
  }

  /// The names of the functions of the holder that return a value read from the held object, directly or
  /// through others.
  private func functions(asking held: Holding, for isMeant: (String) -> Bool) -> [String: Asking] {
    let declarations = model.index.declarations(of: held.holder)
    let giving = declarations.flatMap { declaration in
      model.index[declaration].functions.filter { model.givesValue($0, of: declaration) }
        .map { (file: declaration.file, function: $0) }
    }
    var found: [String: Asking] = [:]
    for (file, function) in giving where found[function.name] == nil {
      let source = model.source(file)
      let offset = source.firstOffset(of: held.variable.name, in: function.bodyRange) { offset in
        !source.isMemberOfOther(at: offset)
          && source.memberRead(from: held.variable.name, at: offset).map(isMeant) == true
      }
      found[function.name] = offset.map {
        Asking(location: SourceLocation(file: file, offset: $0), callee: nil)
      }
    }
    var open = found.keys.sorted()
    while let name = open.popLast() {
      for (file, function) in giving where found[function.name] == nil {
        let source = model.source(file)
        let offset = source.firstOffset(of: name, in: function.bodyRange) { offset in
          !source.isMemberOfOther(at: offset) && source.isCall(of: name, at: offset)
        }
        guard let offset else { continue }
        found[function.name] = Asking(location: SourceLocation(file: file, offset: offset), callee: name)
        open.append(function.name)
      }
    }
    return found
  }

  /// Whether more than functions without a result and initializers may read a computed property, also through others.
  private func mayBeShown(_ property: VariableFact, of holder: TypeID) -> Bool {
    property.accessLevel != .private
      || isUsedForViews(property.name, besides: property.declarationRange, in: holder, apartFrom: [])
  }

  /// Whether its class mentions a private member in a visible member that returns a value.
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

  /// Whether a mention may refer to a member of a type, by its base expression, in code that makes a view.
  private func isMember(of type: TypeID, _ use: Effect?, in file: Int) -> Bool {
    guard let use, functions.isShown(use), let base = use.base else { return false }
    if case .implicitMember = base { return false }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return model.index.type(of: base, in: scope).mayGiveMember(of: type, in: model.index)
  }
}

extension ProjectModel {
  /// Whether a function of a type returns a value synchronously that is no object of the project.
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
  /// The access level that an extension sets for all its members.
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

  /// The offsets of reads through a member of some name: `.name.x`, `.name.x()`.
  func offsetsOfReads(through name: String) -> [Int] {
    offsets(of: name).filter { offset in
      offset > 0 && bytes[offset - 1] == UInt8(ascii: ".") && memberRead(from: name, at: offset) != nil
    }
  }

  /// The property read through the name at an offset, `name.x` or `name?.x`, or the function called, with `()`
  /// behind its name.
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
