/// Answers the compiler when SwiftPM builds this folder as a target of type `.macro`.
///
/// Without SwiftPM the toolchain's own copy of swift-syntax is enough, and takes two seconds:
///
///     HOST=.../usr/lib/swift/host
///     swiftc -parse-as-library -emit-library -module-name StubMacros -o OUT/libStubMacros.so -I $HOST -L $HOST \
///       -lSwiftSyntax -lSwiftSyntaxBuilder -lSwiftSyntaxMacros -Xlinker -rpath -Xlinker $HOST *.swift
///
/// A library built like that is given to the compiler by `-load-plugin-library OUT/libStubMacros.so`.

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  @main
  struct StubMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [PreviewMacro.self, PreviewableMacro.self, EntryMacro.self]
  }
#endif
