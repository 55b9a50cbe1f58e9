import EffectAnalysis
import SourceText
import SwiftModel

// What types of other modules hold, where the sources change it: `Account.current().user`, `LoginItem.main.isEnabled`.

extension Effect {
  /// A static member of a type is read, and something comes of it.
  var readsWhatTypeHolds: Bool { base == nil && path.firstMember?.first?.isLowercase == true && !isDiscarded }

  /// What a type holds is assigned, or a method is called on it for nothing but its effect: `LoginItem.main.register()`.
  var changesWhatTypeHolds: Bool {
    base == nil && path.firstMember?.first?.isLowercase == true
      && (kind != .read || isCalledForEffect && path.calledMethod.map(LibraryEffects.onlyRunsClosure) != true)
  }
}

extension ProjectModel {
  /// The types of other modules that the code of classes changes something of. Who shows what they hold depends on that.
  static func changingTypesOfOthers(in index: ProjectIndex, _ references: ReferenceIndex) -> Set<String> {
    var known: [String: Bool] = [:]
    func matters(_ name: String) -> Bool {
      if let known = known[name] { return known }
      let matters = mayHoldState(name, in: index)
      known[name] = matters
      return matters
    }
    let classes = index.nominalTypes.filter { index[$0].kind == .class }.flatMap(index.declarations)
    let places = Dictionary(grouping: classes, by: \.file).mapValues { classes in
      let source = index.files[classes[0].file].source
      let words = classes.flatMap { source.words(in: index[$0].memberBlockRange, where: matters) }
      return Set(words.map(\.offset).filter(source.mayHaveMember))
    }
    return Set(references.effects(at: places).map(\.use).filter(\.changesWhatTypeHolds).map(\.name))
  }

  /// Whether a name is that of a type of another module of which nothing is known.
  private static func mayHoldState(_ name: String, in index: ProjectIndex) -> Bool {
    name.first?.isUppercase == true && name != "Self" && !index.declaresType(named: name)
      && index.globals(named: name).isEmpty && !LibraryEffects.isKnown(callee: name)
      && !KnownTypes.isPlainAppleClass(name) && !KnownTypes.isStandardValue(name)
      && !KnownTypes.schedules(name)
  }
}
