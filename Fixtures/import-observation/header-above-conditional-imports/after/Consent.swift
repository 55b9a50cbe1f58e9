//
//  Consent.swift
//  Example
//
import Observation

#if canImport(SwiftUI)
import SwiftUI
#endif

@Observable
class Consent {
  var text = ""
}
