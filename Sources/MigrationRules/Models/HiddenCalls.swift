import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Calls of a function outside of a class, by its name alone, that methods of the macro would hide.
///
/// ```swift
/// func check() { isReadable = access(path, R_OK) == 0 }
/// ```
/// becomes
/// ```swift
/// func check() { isReadable = Foundation.access(path, R_OK) == 0 }
/// ```
///
/// Foundation re-exports the C library on all platforms. Blocks with `name-taken` where the call may be of another
/// module's function.
enum HiddenCalls {
  static func rewrites(in subject: ObservableTypes.Subject, _ context: RuleContext) -> [Rewrite] {
    // Where the macro stands already, it is its methods that are called.
    guard context.model.needsMacro(subject) else { return [] }
    let added = membersOfTheMacro.filter { !context.model.hasMember(named: $0, in: subject.id) }
    return added.flatMap { member in
      calls(of: member, in: subject, context).map { file, call in
        rewrite(of: call, of: member, in: file, subject, context)
      }
    }
  }

  /// Methods that the macro adds to a class.
  private static let membersOfTheMacro = ["access", "withMutation", "shouldNotifyObservers"]

  /// Those in the class and its subclasses.
  private static func calls(
    of name: String, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [(file: Int, call: FreeCall)] {
    let family = [subject.id] + context.types.subclasses(of: subject.id)
    let declarations = Dictionary(grouping: family.flatMap(context.index.declarations), by: \.file)
    return declarations.keys.sorted().flatMap { file -> [(file: Int, call: FreeCall)] in
      let ranges = (declarations[file] ?? []).map { context.index[$0].range }
      let source = context.source(file)
      guard ranges.contains(where: { source.mentions(name, in: $0) { _ in true } }) else { return [] }
      return FactsReader.freeCalls(of: name, in: source)
        .filter { call in ranges.contains { $0.contains(call.offset) } }
        .map { (file, $0) }
    }
  }

  private static func rewrite(
    of call: FreeCall, of member: String, in file: Int, _ subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> Rewrite {
    if call.isOfCLibrary, context.index.globals(named: member).isEmpty,
      inheritsNothing(named: member, subject.id, context),
      let module = module(givingCLibraryTo: file, context)
    {
      return .edits(
        [context.source(file).inserting(module + ".", at: call.offset)], of: [subject.id], in: file)
    }
    return .blocked(
      [subject.id],
      context.diagnostic(
        .nameTaken, at: call.offset, in: file,
        "'\(member)' would mean the method that the macro adds; write the module that the function is from before it"
      ))
  }

  /// Whether the name cannot be of a member that a class outside of the sources declares.
  private static func inheritsNothing(
    named name: String, _ type: TypeID, _ context: RuleContext
  ) -> Bool {
    ([type] + context.types.subclasses(of: type)).allSatisfy { member in
      context.index.lineage(of: member).allSatisfy { ancestor in
        context.index.surelyInheritsNothing(named: name, ancestor)
      }
    }
  }

  private static func module(givingCLibraryTo file: Int, _ context: RuleContext) -> String? {
    let imports = context.index.files[file].imports.filter { !$0.isConditional && !$0.isScoped }
    let name =
      imports.contains { KnownTypes.givesFoundation($0.path[0]) }
      ? "Foundation" : imports.contains { $0.path == ["Darwin"] } ? "Darwin" : nil
    return name.flatMap { module in
      let scope = LookupScope(file: file, enclosingType: nil)
      return context.index.resolve(.name(module), in: scope).isExternal(named: module) ? module : nil
    }
  }
}
