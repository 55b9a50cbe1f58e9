struct Headings {
  let titles: Titles

  func heading(of chapter: Int) -> String {
    "§ " + titles.title(of: chapter)
  }
}
