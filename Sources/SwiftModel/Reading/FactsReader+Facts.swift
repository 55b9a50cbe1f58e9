package import SourceText
import SwiftSyntax

extension FactsReader {
  /// The facts of a file.
  ///
  /// - Parameter bodies: the bodies that are not parsed.
  package static func facts(
    of source: SourceFile, leavingOut bodies: UnneededBodies = UnneededBodies()
  ) -> FileFacts {
    let tree = parse(source, leavingOut: bodies.ranges)
    return LocalScopes(of: tree).used { facts(of: source, parsedAs: tree, without: bodies) }
  }

  private static func facts(
    of source: SourceFile, parsedAs tree: SourceFileSyntax, without bodies: UnneededBodies
  ) -> FileFacts {
    let facts = FileFacts(source: source)
    facts.unread = bodies
    facts.syntaxError = SyntaxErrors.first(in: tree)
    let declarations = FactsCollector.collect(from: tree, into: facts)
    facts.associatedPublishers = AssociatedPublisherReader.uses(in: tree, of: source, declarations)
    facts.source.isDamaged = facts.syntaxError != nil
    facts.source.declarations = facts.source.isDamaged ? nil : declarations
    return facts
  }

  /// The modifications in place and self-assignments in bodies that may change something of some names, and outside of
  /// bodies; none where nothing may be changed.
  package static func actions(changing names: Set<String>, in source: SourceFile) -> CodeActions {
    let places = places(of: names, in: source).filter { source.mayBeChanged(at: $0.lowerBound) }
    if places.isEmpty { return CodeActions(modifyAccesses: [], selfAssignments: []) }
    let found = reparse(source, withBodiesAt: places) { facts(in: $0, for: .actions) }
    return CodeActions(modifyAccesses: found.modifyAccesses, selfAssignments: found.selfAssignments)
  }

  private static func facts(in file: ReparsedFile, for purpose: FactsCollector.Purpose) -> FileFacts {
    let facts = FileFacts(source: file.source)
    _ = FactsCollector.collect(from: file.tree, into: facts, for: purpose)
    return facts
  }
}
