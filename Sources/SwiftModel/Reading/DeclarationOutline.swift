import SourceText

/// The declarations of a source that stand side by side, found without parsing: enough to tell whose bodies hold
/// nothing that facts are made of.
package struct DeclarationOutline: Sendable {
  /// A declaration of a type, an extension or an alias, at any depth.
  struct Head: Sendable {
    enum Kind: Sendable { case reference, value, alias, `extension` }
    let kind: Kind
    /// More than one for an extension of a nested type.
    var names: [SourceWord] = []
    /// The words behind the name, before the members.
    var header: [SourceWord] = []
  }

  struct Function: Sendable {
    /// Nil for an initializer.
    var name: SourceWord?
    var isInitializer = false
    var hasResult = false
    var isAsync = false
  }

  /// The code of a function or accessor, in which no types are declared.
  struct Body: Sendable {
    /// Without braces.
    var range: Range<Int>
    /// It may run while a view is made.
    var mayRender: Bool
    /// The name of the function that it is of, where that has no result and runs at once.
    var method: SourceWord?
    /// The members of values that are held that it calls, or hands on as arguments.
    var calls: [SourceWord] = []
    /// All functions that it calls, with anything before them or nothing.
    var called: [SourceWord] = []
    var callsSubscript = false
    /// The members that it may assign or change.
    var writes: [SourceWord] = []
    var usesOldSystem = false
    /// What it mentions the projection or the storage of: `name` of `$name` and `_name`.
    var projected: [SourceWord] = []

    /// What it does may be done while a view is made, by itself or where something else calls it.
    var mayCount: Bool { mayRender || method != nil }
  }

  /// What stands outside of all braces, up to the end of the next braces: in most cases, one declaration.
  struct Unit: Sendable {
    var heads: [Head] = []
    /// The functions that it declares.
    var functions: [Function] = []
    /// The variables that it declares, but for those that are `@Published`.
    var variables: [SourceWord] = []
    /// Those that are, and others with an attribute that may be a wrapper of objects.
    var wrapped: [SourceWord] = []
    /// In order.
    var bodies: [Body] = []
    /// Mentions a name of the old observation system outside of bodies.
    var usesOldSystem = false
    /// What it mentions the projection or the storage of, outside of bodies: `name` of `$name` and `_name`.
    var projected: [SourceWord] = []
    /// The words with a capital letter, in bodies too.
    var capitalized: [SourceWord] = []
    /// Mentions there what makes a class observable.
    var declaresObservable = false
    var declaresSubscript = false
  }

  let units: [Unit]

  /// The code of functions and accessors that can be told apart, without braces; in order.
  package var bodies: [Range<Int>] { units.flatMap(\.bodies).map(\.range) }

  /// Takes time in proportion to the size of the source.
  package init(of bytes: [UInt8]) {
    units = bytes.withUnsafeBufferPointer { buffer in
      var reader = DeclarationOutlineReader(buffer)
      if let units = reader.read() { return units }
      // Where brackets do not match, or something cannot be told, nothing of it is left out.
      var words = DeclarationOutlineReader(buffer, readsWordsOnly: true)
      return words.read() ?? []
    }
  }
}
