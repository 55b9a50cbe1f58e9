/// What narrows the list of units. Only the script shows it, which does the work.
struct HTMLFilter {
  let units: [HTMLUnit]

  var form: String {
    """
    <form id="filter" role="search" hidden>
    <label>Type <input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="press / to search"></label>
    \(select("group", "Show", HTMLUnit.Group.allCases.map { ($0.rawValue, $0.title.lowercased()) }))
    \(select("ids", "Message", counted(units.map(\.identifiers))))
    \(select("modules", "Module", counted(units.map(\.modules))))
    \(select("paths", "Folder", counted(units.map(folders))))
    <span class="buttons"><button type="button" name="open">Open all</button>\
    <button type="button" name="close">Close all</button><button type="reset">Reset</button></span>
    <output aria-live="polite"></output>
    </form>
    """
  }

  /// Nothing, where there is nothing to choose from.
  private func select(_ name: String, _ title: String, _ options: [(value: String, text: String)]) -> String {
    if options.count < 2 { return "" }
    let list = options.map { "<option value=\"\(HTML.escaped($0.value))\">\(HTML.escaped($0.text))</option>" }
    return
      "<label>\(title) <select name=\"\(name)\"><option value=\"\">all</option>\(list.joined())</select></label>"
  }

  private func counted(_ values: [Set<String>]) -> [(value: String, text: String)] {
    Dictionary(grouping: values.joined(), by: \.self).sorted { $0.key < $1.key }
      .map { ($0.key, "\($0.key) (\($0.value.count))") }
  }

  /// Those that its files lie in, and all around them.
  private func folders(of unit: HTMLUnit) -> Set<String> {
    var folders: Set<String> = []
    for path in unit.paths {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
        folder = folder[..<slash]
        folders.insert(String(folder))
      }
    }
    return folders
  }
}
