import SourceText

/// The symbol table of all files: declarations by name, and the extensions of each type.
///
/// Built once from the facts of all files, whose order matters for nothing but the order of reports. A class, as all
/// analyses have it; nothing changes it once it is built.
package final class ProjectIndex: @unchecked Sendable {
  package let files: [FileFacts]
  let modules: [ModuleName]
  private let moduleNames: Set<String>
  /// The files below each folder, by its name.
  private var filesByFolder: [Substring: Set<Int>] = [:]
  private let reach: PackageReach
  let mentioningFiles: MentioningFiles
  /// The targets of Xcode projects that compile each file; empty if unknown.
  let targets: [Set<String>]
  /// What the Xcode project around each file says.
  private let settings: [ConcurrencySettings]
  /// Nominal types at file scope, by name.
  private(set) var topLevel: [String: [TypeID]] = [:]
  /// Nominal types nested in a type or in an extension of it, by name.
  private(set) var nested: [TypeID: [String: [TypeID]]] = [:]
  /// Extensions of each type, in the order of files.
  private(set) var extensions: [TypeID: [TypeID]] = [:]
  /// The extended types of each extension; several if the name is ambiguous, none for a type of another module.
  private(set) var extendedTypes: [TypeID: [TypeID]] = [:]
  private(set) var globalAliases: [String: [(file: Int, alias: TypeAliasFact)]] = [:]
  private(set) var globalVariables: [String: [(file: Int, variable: VariableFact)]] = [:]
  private(set) var globalFunctions: [String: [(file: Int, function: FunctionFact)]] = [:]
  /// Extensions of types that are not declared in the sources, by the last component of their name.
  package private(set) var extensionsOfOthers: [String: [TypeID]] = [:]
  /// Of these, the extensions that declare a variable or function, by the member's name and then the type's.
  private var additionsToOthers: [String: [String: [TypeID]]] = [:]
  package private(set) var macroNames: Set<String> = []
  /// Modules that some file re-exports.
  private(set) var reexported: Set<String> = []
  /// The names of all types of the project.
  private var typeNames: Set<String> = []
  /// The names of all type aliases of the project.
  package private(set) var typeAliasNames: Set<String> = []
  /// The names of generic parameters of types, and of associated types.
  private var placeholderNames: Set<String> = []
  /// The names of all methods of the project.
  package private(set) var functionNames: Set<String> = []
  /// The names of functions with closure parameters of which none escapes, in any overload.
  package private(set) var functionsCallingImmediately: Set<String> = []
  private(set) var members = MemberTable()
  let typesOfVariables = TypesOfVariables()
  /// Protocols, extensions of protocols, and extensions of types of other modules that declare a type alias, by the
  /// alias's name.
  private(set) var inheritableAliases: [String: [TypeID]] = [:]
  /// All type declarations that are not extensions, in the order of files.
  package let nominalTypes: [TypeID]
  /// The superclasses of each class that has one in the sources, several if ambiguous; nil until all names can be
  /// resolved.
  private(set) var superclassesByClass: [TypeID: [TypeID]]?
  /// The direct subclasses of each class, in order.
  private var directSubclasses: [TypeID: [TypeID]] = [:]
  /// The protocols of the project that each type names in an inheritance clause, also of an extension; nil until all names
  /// can be resolved.
  private(set) var namedProtocols: [TypeID: [TypeID]]?
  /// The types that name a protocol of the project in an inheritance clause, in order, by that protocol.
  private(set) var namingTypes: [TypeID: [TypeID]] = [:]
  /// The names of the supertypes of other modules that each type names; nil until all names can be resolved.
  private(set) var namedForeignTypes: [TypeID: [String]]?

  /// - Parameters:
  ///   - paths: the absolute path of each file.
  ///   - packages: the text of the manifest of each Swift package, by the absolute path of its folder.
  ///   - targets: the targets of Xcode projects that compile each file; empty if unknown.
  ///   - settings: what the Xcode project around each file says; empty if unknown.
  package init(
    files: [FileFacts], paths: [String], packages: [String: String], targets: [Set<String>] = [],
    settings: [ConcurrencySettings] = []
  ) {
    self.files = files
    self.settings = settings.isEmpty ? files.map { _ in ConcurrencySettings() } : settings
    self.targets = targets.isEmpty ? Array(repeating: [], count: files.count) : targets
    let manifests = packages.mapValues(PackageManifest.init)
    modules = ModuleName.modules(of: paths, manifests: manifests) { !targets.isEmpty && !targets[$0].isEmpty }
    moduleNames = Set(modules.map(\.name))
    reach = PackageReach(of: manifests)
    mentioningFiles = MentioningFiles(files.map(\.words))
    nominalTypes = files.enumerated().flatMap { file, facts in
      facts.types.indices.filter {
        facts.types[$0].kind != .extension && !facts.types[$0].isAbsentOnApplePlatforms
      }.map { TypeID(file: file, index: $0) }
    }
    for (file, facts) in files.enumerated() { addGlobals(of: facts, file: file) }
    linkNestedTypes()
    linkExtensions()
    functionsCallingImmediately = namesOfFunctionsCallingImmediately()
    inheritableAliases = declarationsOfInheritableAliases()
    linkSuperclasses()
    linkProtocols()
    namedForeignTypes = foreignTypesNamedByTypes()
  }

  package subscript(id: TypeID) -> TypeFact { files[id.file].types[id.index] }

  /// The declaration of a type and all its extensions.
  package func declarations(of type: TypeID) -> [TypeID] { [type] + (extensions[type] ?? []) }

  /// The nominal types that the members of a declaration belong to: itself, or the types that an extension extends.
  package func owners(of declaration: TypeID) -> [TypeID] {
    self[declaration].kind == .extension ? extendedTypes[declaration] ?? [] : [declaration]
  }

  /// The direct and indirect subclasses of a class, in order.
  package func subclasses(of base: TypeID) -> [TypeID] {
    var found: Set<TypeID> = []
    var open = directSubclasses[base] ?? []
    while let subclass = open.popLast() {
      if subclass != base, found.insert(subclass).inserted { open += directSubclasses[subclass] ?? [] }
    }
    return found.sorted()
  }

  /// Whether a file is known to be compiled in Swift 6 mode.
  package func isSwift6(_ file: Int) -> Bool { modules[file].isSwift6 }

  /// Whether a file is known to be compiled in Swift 5 mode, where the wrappers of properties isolate types.
  package func isSwift5(_ file: Int) -> Bool { modules[file].isSwift5 || settings[file].isSwift5 }

  /// Whether a type may be isolated to the main actor by the default isolation of its module.
  package func isOnMainActorByDefault(_ type: TypeID) -> Bool {
    (modules[type.file].isOnMainActorByDefault || settings[type.file].isOnMainActorByDefault)
      && !self[type].modifiers.contains(named: "nonisolated")
  }

  /// Whether a file may use declarations of another one, by the dependencies of the package that compiles it.
  package func mayUse(_ declaring: Int, from file: Int) -> Bool {
    let module = modules[file]
    return module.name.isEmpty || !targets[file].isEmpty
      || reach.mayUse(package: modules[declaring].package, from: module.package)
  }

  /// The name that `import` uses for the module of a file; nil if unknown.
  package func moduleName(of file: Int) -> String? {
    modules[file].name.isEmpty ? nil : modules[file].name
  }

  /// Whether the sources have a module of a name, or files below a folder of that name.
  func hasModule(named name: String) -> Bool {
    moduleNames.contains(name) || filesByFolder[name[...]] != nil
  }

  func isBelow(folder: String, _ file: Int) -> Bool { filesByFolder[folder[...]]?.contains(file) ?? false }

  package func isSameModule(_ first: Int, _ second: Int) -> Bool { modules[first] == modules[second] }

  /// `Outer.Inner`, for messages and options.
  package func displayName(of type: TypeID) -> String {
    let fact = self[type]
    let own = fact.name.joined(separator: ".")
    guard let parent = fact.parent else { return own }
    return displayName(of: TypeID(file: type.file, index: parent)) + "." + own
  }

  package func hasNestedType(named name: String, in declaration: TypeID) -> Bool {
    files[declaration.file].types.contains { $0.parent == declaration.index && $0.name == [name] }
  }

  /// Whether the project declares a type, type alias, generic parameter or associated type of a name.
  package func declaresType(named name: String) -> Bool {
    typeNames.contains(name) || typeAliasNames.contains(name) || placeholderNames.contains(name)
  }

  /// Whether the project also declares a type alias, generic parameter, associated type, function or variable of a
  /// type's name.
  package func namesMoreThanTypes(_ name: String) -> Bool {
    if typeAliasNames.contains(name) || functionNames.contains(name) || globalFunctions[name] != nil {
      return true
    }
    return !allVariables(named: name).isEmpty || globalVariables[name] != nil
      || placeholderNames.contains(name)
  }

  // MARK: Building

  private func addGlobals(of facts: FileFacts, file: Int) {
    for folder in facts.source.path.split(separator: "/").dropLast() {
      filesByFolder[folder, default: []].insert(file)
    }
    for (index, type) in facts.types.enumerated()
    where type.parent == nil && !type.isLocal && !type.isAbsentOnApplePlatforms {
      guard type.kind != .extension, let name = type.name.first else { continue }
      topLevel[name, default: []].append(TypeID(file: file, index: index))
    }
    for alias in facts.globalTypeAliases {
      globalAliases[alias.name, default: []].append((file, alias))
      typeAliasNames.insert(alias.name)
    }
    for variable in facts.globalVariables {
      globalVariables[variable.name, default: []].append((file, variable))
    }
    for function in facts.globalFunctions {
      globalFunctions[function.name, default: []].append((file, function))
    }
    macroNames.formUnion(facts.macroNames)
    for fact in facts.imports where fact.attributes.contains("_exported") || fact.accessLevel == "public" {
      reexported.insert(fact.path[0])
    }
    for (index, type) in facts.types.enumerated() where !type.isAbsentOnApplePlatforms {
      if type.kind != .extension, let name = type.name.last { typeNames.insert(name) }
      for alias in type.typeAliases { typeAliasNames.insert(alias.name) }
      for parameter in type.genericParameters { placeholderNames.insert(parameter.name) }
      for associated in type.associatedTypes { placeholderNames.insert(associated.name) }
      for function in type.functions where function.kind == .function { functionNames.insert(function.name) }
      members.add(membersOf: type, TypeID(file: file, index: index))
    }
  }

  /// An initializer is called by the name of its type.
  private func namesOfFunctionsCallingImmediately() -> Set<String> {
    var (atOnce, later): (Set<String>, Set<String>) = ([], [])
    func add(_ function: FunctionFact, as name: String) {
      for parameter in function.parameters {
        switch parameter.type {
        case .function where !parameter.isEscaping: atOnce.insert(name)
        case .function, .optional(.function): later.insert(name)
        default: continue
        }
      }
    }
    for facts in files {
      for function in facts.globalFunctions { add(function, as: function.name) }
      for type in facts.types {
        for function in type.functions {
          add(function, as: function.kind == .initializer ? type.name.last ?? "" : function.name)
        }
      }
    }
    return atOnce.subtracting(later)
  }

  private func linkNestedTypes() {
    for id in nominalTypes {
      guard let parent = self[id].parent, let name = self[id].name.first else { continue }
      let parentID = TypeID(file: id.file, index: parent)
      if self[parentID].kind != .extension { nested[parentID, default: [:]][name, default: []].append(id) }
    }
  }

  /// Resolves the extended types, to a fixed point: extensions may add nested types that other extensions extend.
  private func linkExtensions() {
    var open = files.indices.flatMap { file in
      files[file].types.indices.compactMap { index in
        files[file].types[index].kind == .extension ? TypeID(file: file, index: index) : nil
      }
    }
    var progressed = true
    while progressed, !open.isEmpty {
      progressed = false
      var left: [TypeID] = []
      for id in open {
        let owners = resolveExtendedType(of: id)
        if owners.isEmpty {
          left.append(id)
          continue
        }
        progressed = true
        extendedTypes[id] = owners
        for owner in owners {
          extensions[owner, default: []].append(id)
          addTypes(nestedInExtension: id, to: owner)
        }
      }
      open = left
    }
    for id in open { addExtensionOfOther(id) }
    for key in extensions.keys { extensions[key]?.sort() }
  }

  private func addExtensionOfOther(_ id: TypeID) {
    let fact = self[id]
    let type = fact.name.last ?? ""
    extensionsOfOthers[type, default: []].append(id)
    for name in Set(fact.variables.map(\.name) + fact.functions.map(\.name)) {
      additionsToOthers[name, default: [:]][type, default: []].append(id)
    }
  }

  /// The extensions of a type of another module that declare a variable or function of a name.
  package func extensions(ofOther type: String, declaring name: String) -> [TypeID] {
    additionsToOthers[name]?[type] ?? []
  }

  /// All extensions of types of other modules that declare a variable or function of a name.
  package func extensionsOfOthers(declaring name: String) -> [TypeID] {
    additionsToOthers[name].map { Array($0.values.joined()) } ?? []
  }

  /// The types of other modules to which extensions add a variable or function of a name.
  package func others(extendedWith name: String) -> [String] { additionsToOthers[name]?.keys.sorted() ?? [] }

  private func linkSuperclasses() {
    var found: [TypeID: [TypeID]] = [:]
    for type in nominalTypes where self[type].kind == .class {
      let superclasses = superclasses(of: type)
      if superclasses.isEmpty { continue }
      found[type] = superclasses
      directSubclasses[superclasses[0], default: []].append(type)
    }
    superclassesByClass = found
  }

  private func linkProtocols() {
    let named = protocolsNamedByTypes()
    for type in nominalTypes {
      for required in Set(named[type] ?? []) { namingTypes[required, default: []].append(type) }
    }
    namedProtocols = named
  }

  private func addTypes(nestedInExtension id: TypeID, to owner: TypeID) {
    for (index, type) in files[id.file].types.enumerated() where type.parent == id.index {
      guard type.kind != .extension, let name = type.name.first else { continue }
      nested[owner, default: [:]][name, default: []].append(TypeID(file: id.file, index: index))
    }
  }

  private func resolveExtendedType(of id: TypeID) -> [TypeID] { resolvedType(extendedBy: id).declarations }

  /// The resolved extended type of an extension.
  package func resolvedType(extendedBy id: TypeID) -> ResolvedType {
    let expression = TypeExpression.named(self[id].name.map { TypeExpression.Component(name: $0) })
    return resolve(expression, in: LookupScope(file: id.file, enclosingType: nil))
  }
}
