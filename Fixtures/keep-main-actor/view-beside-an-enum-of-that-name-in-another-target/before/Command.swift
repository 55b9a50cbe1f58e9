/// Of a command line tool beside the app.
enum App: String {
    case clock, timer
}

enum View: String {
    case list, table
}
