//
//  Consent.swift
//  Example
//
#if canImport(SwiftUI)
import SwiftUI
#endif

class Consent: ObservableObject {
  @Published var text = ""
}
