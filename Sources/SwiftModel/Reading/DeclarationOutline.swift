import SourceText

/// The declarations of a file with the words of their bodies, found without parsing: enough to decide which bodies
/// need no parsing. Where it is uncertain, it contains more than the file.
package struct DeclarationOutline: Sendable {
  /// A declaration of a type, an extension or an alias, at any depth.
  struct Head: Sendable {
    /// The kind of declaration; classes, actors and protocols are references.
    enum Kind: Sendable { case reference, value, alias, `extension` }
    let kind: Kind
    /// Several for an extension of a nested type.
    var names: [SourceWord] = []
    /// The words between the name and the members: inheritance, bounds.
    var header: [SourceWord] = []
  }

  /// A function, initializer or deinitializer.
  struct Function: Sendable {
    /// Nil for an initializer or deinitializer.
    var name: SourceWord?
    var isInitializer = false
    var hasResult = false
    var isAsync = false
  }

  /// The body of a function or accessor without local types.
  struct Body: Sendable {
    /// In UTF-8 bytes, without braces.
    var range: Range<Int>
    /// It may run while a view is evaluated.
    var mayRender: Bool
    /// The name of the function, if it is synchronous and has no result.
    var method: SourceWord?
    /// The members of values that it calls, or passes as arguments.
    var calls: [SourceWord] = []
    /// All functions that it calls, with or without a base.
    var called: [SourceWord] = []
    var callsSubscript = false
    /// The members that it may assign or mutate.
    var writes: [SourceWord] = []
    var usesOldSystem = false
    /// The wrapped variables whose projection or storage it mentions: `name` of `$name` and `_name`.
    var projected: [SourceWord] = []

    /// It may run while a view is evaluated, by itself or through a call.
    var mayRunWhileRendering: Bool { mayRender || method != nil }
  }

  /// The code up to the end of the next outermost braces: mostly one declaration.
  struct Unit: Sendable {
    var heads: [Head] = []
    /// The functions that it declares.
    var functions: [Function] = []
    /// The variables that it declares without `@Published`.
    var variables: [SourceWord] = []
    /// The variables with `@Published` or another attribute that may be a wrapper of objects.
    var wrapped: [SourceWord] = []
    /// In order.
    var bodies: [Body] = []
    /// It mentions a name of the old observation system outside of bodies.
    var usesOldSystem = false
    /// The wrapped variables whose projection or storage it mentions outside of bodies: `name` of `$name` and `_name`.
    var projected: [SourceWord] = []
    /// The words with an initial capital letter, also in bodies.
    var capitalized: [SourceWord] = []
    /// It mentions a name that makes a class observable, outside of bodies.
    var declaresObservable = false
    var declaresSubscript = false
  }

  let units: [Unit]

  init(units: [Unit]) { self.units = units }

  /// The byte ranges of the bodies of functions and accessors, without braces, in order.
  package var bodies: [Range<Int>] { units.flatMap(\.bodies).map(\.range) }
}
