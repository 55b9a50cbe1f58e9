import SwiftUI
import Testing



@Test func columnsAreKept() {
    UserDefaults.standard.set(4, forKey: "columns")
    #expect(Settings.shared.columns == 4)
    #expect(Account().name == "Untitled")
}
