import SwiftModel

extension ProjectModel {
  /// The bodies of the members that stand directly in declarations of a type.
  func memberBodies(of declarations: [TypeID]) -> [Located<MemberBody>] {
    let files = Dictionary(grouping: declarations, by: \.file)
    let built = builtRequirements(of: declarations)
    return files.keys.sorted().flatMap { file in
      let blocks = (files[file] ?? []).map { index[$0].memberBlockRange }
      return FactsReader.memberBodies(ofTypesAt: blocks, in: source(file))
        .map { body in
          var body = body
          if built.contains(body.name) { body.hasResultBuilder = true }
          return Located(file: file, use: body)
        }
    }
  }

  /// The requirements with a result builder in protocols of the sources, which their witnesses inherit.
  private func builtRequirements(of declarations: [TypeID]) -> Set<String> {
    let owners = Set(declarations.flatMap(index.owners))
    let protocols = Set(owners.flatMap(index.allRefinedProtocols)).union(
      owners.filter { index[$0].kind == .protocol })
    let requirements = protocols.map { index[$0] }
    func isBuilt(_ attributes: [AttributeFact]) -> Bool {
      attributes.contains { $0.name.last?.hasSuffix("Builder") == true }
    }
    return Set(
      requirements.flatMap(\.variables).filter { isBuilt($0.attributes) }.map(\.name)
        + requirements.flatMap(\.functions).filter { isBuilt($0.attributes) }.map(\.name))
  }
}
