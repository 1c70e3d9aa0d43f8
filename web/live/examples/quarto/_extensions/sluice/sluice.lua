-- SPDX-License-Identifier: GPL-3.0-or-later
-- For Quarto: a block of the class sluice-live-… becomes that element in HTML, with the scripts it needs. Other formats show
-- the table in it. The folder sluice-live beside this file is .build/live of a built checkout.

local folder = "sluice-live"
local entry = "sluice-live.js"

-- Modules and the worker find each other by name, so all of the scripts go into one folder.
local function add_scripts()
  local resources = {}
  for _, name in ipairs(pandoc.system.list_directory(quarto.utils.resolve_path(folder))) do
    if name:match("%.js$") and name ~= entry then
      table.insert(resources, { name = name, path = folder .. "/" .. name })
    end
  end
  quarto.doc.add_html_dependency({
    name = folder,
    version = "0.1.0",
    scripts = { { path = folder .. "/" .. entry, attribs = { type = "module" } } },
    resources = resources,
  })
end

local function escaped(text)
  return (text:gsub("&", "&amp;"):gsub('"', "&quot;"):gsub("<", "&lt;"))
end

-- Pandoc itself would write data-secret for secret.
local function opening(tag, div)
  local parts = { tag }
  if div.identifier ~= "" then
    table.insert(parts, 'id="' .. escaped(div.identifier) .. '"')
  end
  for name, value in pairs(div.attributes) do
    table.insert(parts, name .. '="' .. escaped(value) .. '"')
  end
  return "<" .. table.concat(parts, " ") .. ">"
end

function Div(div)
  local tag = div.classes:find_if(function(class)
    return class:match("^sluice%-live%-%l+$") ~= nil
  end)
  if not tag or not FORMAT:match("html") then
    return nil
  end
  -- Pandoc alone knows no dependencies: its pages name the script themselves.
  if quarto then
    add_scripts()
  end
  local blocks = pandoc.List({ pandoc.RawBlock("html", opening(tag, div)) })
  blocks:extend(div.content)
  blocks:insert(pandoc.RawBlock("html", "</" .. tag .. ">"))
  return blocks
end
