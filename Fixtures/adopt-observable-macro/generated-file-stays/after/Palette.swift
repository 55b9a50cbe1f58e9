// Made by paintbox 2.1 - DO NOT EDIT

import Combine

final class Palette: ObservableObject {
    @Published var accent = "teal"
}
